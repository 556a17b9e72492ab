import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  require_dist
} from "./chunk-7MVURXQ7.js";
import {
  Config,
  channelsOf
} from "./chunk-VK362HHO.js";
import {
  ZodArray,
  ZodDefault,
  ZodEnum,
  ZodObject,
  ZodOptional,
  ZodPrefault,
  ZodRecord
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import {
  __toESM
} from "./chunk-KPOE4I3O.js";

// src/core/config/read-config.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/config/contradictions.ts
function contradictions(config, isSaid) {
  return [
    ...twice(config),
    ...atTheLimit(config, isSaid),
    ...onRegression(config, isSaid),
    ...ofTemplates(config),
    ...ofChannels(config)
  ];
}
function twice({ escalation_policy: { triggers } }) {
  return triggers.flatMap(({ condition, action }, position) => {
    const first = triggers.find((trigger) => trigger.condition === condition)?.action;
    if (first === action) return [];
    return {
      path: ["escalation_policy", "triggers", position],
      words: `two triggers for ${condition} ask for ${first} and ${action}; keep one`
    };
  });
}
var POLICY = "retry_policy";
function atTheLimit(config, isSaid) {
  const { escalation_on_max: escalates, escalation_action: named } = config.retry_policy;
  const triggered = actionOf(config, "max_attempts_reached");
  if (named !== void 0 && triggered !== void 0 && named !== triggered)
    return [
      {
        path: [POLICY, "escalation_action"],
        words: `${POLICY}.escalation_action is ${named}, but the trigger for max_attempts_reached asks for ${triggered}; keep one`
      }
    ];
  const action = triggered ?? named;
  if (action === void 0 || !isSaid(POLICY, "escalation_on_max")) return [];
  if (escalates === (action !== "flag_and_continue")) return [];
  return [clash("escalation_on_max", escalates, "max_attempts_reached", action)];
}
function onRegression(config, isSaid) {
  const aborts = config.retry_policy.abort_on_regression;
  const action = actionOf(config, "regression_detected");
  if (action === void 0 || !isSaid(POLICY, "abort_on_regression")) return [];
  if (action !== (aborts ? "flag_and_continue" : "abort_with_report")) return [];
  return [clash("abort_on_regression", aborts, "regression_detected", action)];
}
function clash(key, value, condition, action) {
  return {
    path: [POLICY, key],
    words: `${POLICY}.${key} is ${value}, but the action on ${condition} is ${action}; change one of them`
  };
}
function ofTemplates({ templates, escalation_policy: { notification } }) {
  if (templates.escalation === void 0 || notification.template === void 0) return [];
  return [
    {
      path: ["templates", "escalation"],
      words: "templates.escalation and escalation_policy.notification.template are both given; keep one"
    }
  ];
}
function ofChannels({ escalation_policy: { notification } }) {
  const { channel, channels, email } = notification;
  const path = ["escalation_policy", "notification"];
  const found = [];
  if (channel !== void 0 && channels.length > 0 && !channels.includes(channel))
    found.push({ path, words: `channel is ${channel}, which channels does not list; keep one of the two` });
  if (channelsOf(notification).includes("email") && (email.from === void 0 || email.to.length === 0))
    found.push({ path, words: "the channel email needs email.from and email.to" });
  return found;
}
function actionOf({ escalation_policy }, condition) {
  return escalation_policy.triggers.find((trigger) => trigger.condition === condition)?.action;
}

// src/core/config/known-keys.ts
function knownKeys(path) {
  let schema = Config;
  for (const step of path) schema = child(bare(schema), step);
  const here = bare(schema);
  if (here instanceof ZodRecord && here.keyType instanceof ZodEnum)
    return here.keyType.options.map(String);
  return here instanceof ZodObject ? Object.keys(here.shape) : [];
}
function child(schema, step) {
  if (schema instanceof ZodArray) return schema.element;
  if (schema instanceof ZodRecord) return schema.valueType;
  return schema instanceof ZodObject ? schema.shape[String(step)] : schema;
}
function bare(schema) {
  if (schema instanceof ZodDefault || schema instanceof ZodPrefault || schema instanceof ZodOptional) {
    return bare(schema.unwrap());
  }
  return schema;
}

// src/core/config/nearest-name.ts
function nearestName(given, known) {
  const ranked = known.map((name) => ({ name, distance: editDistance(given, name) })).sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(given.length / 3)) ? best.name : void 0;
}
function editDistance(left, right) {
  let above = Array.from({ length: right.length }, (_, column) => column + 1);
  let distance = right.length;
  for (let row = 0; row < left.length; row += 1) {
    let diagonal = row;
    distance = row + 1;
    above = above.map((up, column) => {
      const substituted = diagonal + (left[row] === right[column] ? 0 : 1);
      diagonal = up;
      distance = Math.min(substituted, up + 1, distance + 1);
      return distance;
    });
  }
  return distance;
}

// src/core/config/settle-config.ts
function settleConfig(config) {
  const { retry_policy, escalation_policy } = config;
  const action = retry_policy.escalation_action;
  const known = escalation_policy.triggers.some(({ condition }) => condition === "max_attempts_reached");
  if (action === void 0 || known) return config;
  const triggers = [...escalation_policy.triggers, { condition: "max_attempts_reached", action }];
  return { ...config, escalation_policy: { ...escalation_policy, triggers } };
}

// src/core/config/read-config.ts
var HINT = "Every key is optional. See docs/configuration.md for all of them.";
var MAX_CHARACTERS = 262144;
var MAX_ALIASES = 100;
var MAX_SHOWN = 30;
function readConfig(text, source) {
  if (text.length > MAX_CHARACTERS) {
    throw new UserError(
      "config-too-large",
      `${source} has ${text.length} characters; at most ${MAX_CHARACTERS} are read.`,
      HINT
    );
  }
  const lines = new import_yaml.LineCounter();
  const document = (0, import_yaml.parseDocument)(text, { lineCounter: lines, logLevel: "error" });
  const syntax = document.errors.map(
    (error) => `line ${lines.linePos(error.pos[0]).line}: ${whatIsWrong(error.message)}`
  );
  if (syntax.length > 0) throw problems(source, syntax);
  const parsed = Config.safeParse(toValue(document, source) ?? {});
  const line = (path) => lineOf(document, path, lines);
  const valueAt = (path) => document.getIn(path);
  if (!parsed.success)
    throw problems(
      source,
      parsed.error.issues.flatMap((issue) => describeIssue(issue, line, valueAt))
    );
  const isSaid = (...path) => document.hasIn(path);
  const found = contradictions(parsed.data, isSaid).map(({ path, words }) => `line ${line(path)}: ${words}`);
  if (found.length > 0) throw problems(source, found);
  return settleConfig(parsed.data);
}
function toValue(document, source) {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw problems(source, [String(cause).replace(/^\w*Error: /, "")], cause);
  }
}
function problems(source, found, cause) {
  const shown = found.slice(0, MAX_SHOWN);
  if (found.length > shown.length) shown.push(`and ${found.length - shown.length} more`);
  const list = shown.map((problem) => `  ${problem}`).join("\n");
  return new UserError(
    "config-invalid",
    `${source} has ${found.length === 1 ? "a problem" : `${found.length} problems`}:
${list}`,
    HINT,
    { cause }
  );
}
function describeIssue(issue, line, valueAt) {
  if (issue.code === "invalid_value") {
    const [found, known] = [valueAt(issue.path), issue.values.map(String)];
    if (typeof found === "string")
      return [
        `line ${line(issue.path)}: ${dotted(issue.path)}: unknown value \`${found}\`${meantBy(found, known)}`
      ];
  }
  if (issue.code !== "unrecognized_keys")
    return [`line ${line(issue.path)}: ${dotted(issue.path)}: ${issue.message}`];
  return issue.keys.map((key) => {
    const meant = meantBy(key, knownKeys(issue.path));
    return `line ${line([...issue.path, key])}: unknown key \`${dotted([...issue.path, key])}\`${meant}`;
  });
}
function meantBy(given, known) {
  const near = nearestName(given, known);
  return near ? `; did you mean \`${near}\`?` : `; known here: ${known.join(", ")}`;
}
function lineOf(document, path, lines) {
  for (let length = path.length; length > 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== void 0) return lines.linePos(start).line;
  }
  return 1;
}
function startOf(document, path) {
  const name = String(path.at(-1));
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = (0, import_yaml.isMap)(parent) ? parent.items.find(({ key }) => (0, import_yaml.isScalar)(key) && String(key.value) === name) : void 0;
  const node = pair ? pair.key : document.getIn(path, true);
  return (0, import_yaml.isNode)(node) ? node.range?.[0] : void 0;
}
function dotted(path) {
  return path.length > 0 ? path.map(String).join(".") : "the file";
}
function whatIsWrong(message) {
  return message.replace(/ at line \d+, column \d+:[\s\S]*$/, "");
}

export {
  readConfig
};
