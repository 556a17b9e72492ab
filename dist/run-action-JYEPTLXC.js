import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  agentPrompt,
  feedbackDocument
} from "./chunk-EWMD6PXN.js";
import {
  verdictLines
} from "./chunk-7NQC223M.js";
import {
  hintsOf,
  isFork,
  readEvent,
  stepAnnotations
} from "./chunk-DONS6G77.js";
import {
  reviewReports
} from "./chunk-FEXGV63L.js";
import "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import "./chunk-RL2JNOXM.js";
import "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import {
  tally
} from "./chunk-4J3IG5WM.js";
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  configOf,
  openWorkspace
} from "./chunk-TK2OCFC7.js";
import "./chunk-ZGZSONUI.js";
import {
  coerce_exports
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import {
  error,
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunk-TOQJWXAS.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-RLDAFMYN.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import {
  _enum,
  object,
  string,
  union
} from "./chunk-RU565FZV.js";
import {
  UserError,
  errorInfo
} from "./chunk-HWFMSSPQ.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-KPOE4I3O.js";

// src/app/github/attempted.ts
var SURFACES = ["Commit status", "Check run", "Comment"];
var WRITING = /\b[a-z-]+: write\b/;
var Attempts = class {
  problems = [];
  /** What GitHub did not tell, though a verdict rests on it: without it nothing may pass. */
  unknown = [];
  #done = /* @__PURE__ */ new Set();
  #forbidden = /* @__PURE__ */ new Map();
  #told = 0;
  async try(what, step) {
    try {
      const result = await step();
      this.#done.add(what);
      return result;
    } catch (error2) {
      if (!(error2 instanceof UserError || error2 instanceof AnswerLost)) throw error2;
      const { code, message, hint } = errorInfo(error2);
      const problem = `${what}: ${message} ${hint}`;
      if (code === "github-permission" && WRITING.test(message)) this.#forbidden.set(problem, what);
      this.problems.push(problem);
      return null;
    }
  }
  /** As `try`, for what a verdict rests on. */
  async ask(what, step) {
    let isTold = false;
    const answer = await this.try(what, async () => {
      const told = await step();
      isTold = true;
      return told;
    });
    if (!isTold) this.unknown.push(what);
    return answer;
  }
  /** Whether GitHub let this token write nothing of what it tried: Dependabot's, or one that was given no more. */
  get isReadOnly() {
    const refused = new Set(this.#forbidden.values());
    return refused.has("Commit status") && !SURFACES.some((surface) => this.#done.has(surface));
  }
  /** What was not told yet. A token that can only read is one problem, and not one for each surface. */
  untold() {
    const fresh = [...new Set(this.problems.slice(this.#told))];
    this.#told = this.problems.length;
    return this.isReadOnly ? fresh.filter((problem) => !this.#forbidden.has(problem)) : fresh;
  }
};

// src/core/config/inputs.ts
var list = string().transform((text) => text.split("\n").flatMap((line) => line.trim() || []));
var Inputs = object({
  junit: list.default([]),
  coverage: list.default([]),
  sarif: list.default([]),
  base: string().optional(),
  "max-attempts": coerce_exports.number().int().min(1).max(10).optional(),
  config: string().optional(),
  "working-directory": string().optional(),
  mode: _enum(["auto", "review", "record", "judge", "baseline", "merge-group", "local"]).default("auto"),
  store: _enum(["artifacts", "branch"]).default("artifacts"),
  token: string().optional(),
  "workflow-token": string().optional(),
  matrix: string().optional(),
  "expect-shards": coerce_exports.number().int().min(1).max(256).optional(),
  "wait-seconds": coerce_exports.number().int().min(0).max(300).default(60),
  "escalate-to": union([_enum(["pull-request", "linked-issue"]), coerce_exports.number().int().min(1)]).default("pull-request"),
  "escalation-label": string().max(50).default("umpire:escalated"),
  assignees: list.default([]),
  reviewers: list.default([]),
  "team-reviewers": list.default([]),
  "status-context": string().max(100).default("umpire"),
  "check-name": string().max(100).default("Umpire"),
  "max-annotations": coerce_exports.number().int().min(0).max(1e3).default(200),
  "feedback-max-tokens": coerce_exports.number().int().min(300).max(1e6).optional(),
  "fail-on": _enum(["retry", "escalate", "never"]).default("retry")
});
function readInputs(getInput2) {
  const given = Object.keys(Inputs.shape).map((name) => [name, getInput2(name)]).filter(([, value]) => value !== "");
  const parsed = Inputs.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`).join("\n");
  throw new UserError(
    "inputs-invalid",
    `The inputs of the step are not valid:
${problems}`,
    "See docs/inputs.md for what each takes."
  );
}

// src/action/mode.ts
function modeOf(eventName, event, asked) {
  if (asked !== "auto") return mustBeSafe(asked, eventName);
  switch (eventName) {
    case "pull_request":
      return event.pull_request !== void 0 && isFork(event.pull_request) ? "record" : "review";
    case "workflow_run":
      return "judge";
    case "merge_group":
      return "merge-group";
    case "push":
      return event.ref === `refs/heads/${event.repository?.default_branch}` ? "baseline" : {
        idle: `A push to ${event.ref ?? "an unknown ref"} is no attempt: only the default branch is recorded.`
      };
    default:
      return "local";
  }
}
function mustBeSafe(asked, eventName) {
  if (eventName !== "pull_request_target") return asked;
  throw new UserError(
    "unsafe-event",
    "Umpire does not work on `pull_request_target`: code of a pull request must not run beside the secrets of the base.",
    "Run the tests on `pull_request` with `mode: record`, and judge on `workflow_run`: see docs/github.md."
  );
}

// src/action/pull-request.ts
function pullRequestOf(env) {
  const head = env["GITHUB_HEAD_REF"] || void 0;
  const base = env["GITHUB_BASE_REF"] || void 0;
  const number = /^refs\/pull\/(\d+)\//.exec(env["GITHUB_REF"] ?? "")?.[1];
  return {
    branch: number !== void 0 && head !== void 0 ? `pull/${number}` : head ?? env["GITHUB_REF_NAME"] ?? void 0,
    base: base === void 0 ? void 0 : `origin/${base}`
  };
}

// src/action/tell.ts
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/core/message/outputs.ts
var LONGEST = 1e5;
function outputsOf({ call, evidence }, paths, texts) {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  return {
    call: call.action,
    status: call.status,
    rule: call.rule,
    attempt: String(call.attempt),
    "max-attempts": String(call.maxAttempts),
    "tests-total": String(total),
    "tests-passed": String(passed),
    "tests-failed": String(failed + errors),
    "tests-skipped": String(skipped),
    "coverage-covered": String(evidence.coverage?.patch?.covered ?? ""),
    "coverage-total": String(evidence.coverage?.patch?.total ?? ""),
    "coverage-verdict": evidence.coverage?.judged?.verdict ?? "",
    "comment-url": texts.commentUrl ?? "",
    "feedback-json": texts.feedback.length > LONGEST ? "" : texts.feedback,
    "agent-prompt": texts.prompt.length > LONGEST ? "" : texts.prompt,
    "comment-path": paths.comment,
    "report-path": paths.report,
    "feedback-path": paths.feedback
  };
}

// src/action/tell.ts
var ONLY_RECORDED = "The token of this step can only read: the attempt is recorded, and nothing is shown on the pull request. Let a workflow on `workflow_run` judge it (docs/github.md), or give the job `checks: write`, `pull-requests: write` and `statuses: write`.";
var NO_VERDICT = "Umpire: the tests pass, but GitHub did not tell all that a verdict rests on, so there is none. Run this job again.";
async function tell({ review, commentUrl, isWhole }, { inputs, env }, attempts, github) {
  const { judgements, latest, document, patterns } = review;
  const folder = env["RUNNER_TEMP"] ?? tmpdir();
  const paths = {
    comment: join(folder, "umpire-comment.md"),
    report: join(folder, "umpire-case.json"),
    feedback: join(folder, "umpire-feedback.json")
  };
  const maxTokens = inputs["feedback-max-tokens"];
  const feedback = feedbackDocument(latest, { judgements, patterns, maxTokens });
  const files = {
    "comment.md": document.comment,
    "feedback.json": `${JSON.stringify(feedback)}
`,
    "case.json": `${JSON.stringify(document)}
`
  };
  await writeFile(paths.comment, files["comment.md"]);
  await writeFile(paths.feedback, files["feedback.json"]);
  await writeFile(paths.report, files["case.json"]);
  if (github && inputs.store === "artifacts") await keep(review, files, github);
  const outputs = outputsOf(latest, paths, {
    commentUrl,
    feedback: files["feedback.json"],
    prompt: feedback === null ? "" : agentPrompt(feedback)
  });
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  const told = attempts.isReadOnly ? `${document.comment}

${ONLY_RECORDED}
` : document.comment;
  await summary.addRaw(told).write();
  for (const { level, message, ...place } of stepAnnotations(latest)) {
    const annotate = { failure: error, warning, notice }[level];
    annotate(message, place);
  }
  if (attempts.isReadOnly) warning(ONLY_RECORDED);
  tellProblems(attempts);
  for (const line of verdictLines(latest)) info(line);
  if (isWhole || latest.call.action !== "proceed") failStep(review, inputs["fail-on"]);
  else if (inputs["fail-on"] !== "never") setFailed(NO_VERDICT);
}
async function keep({ latest }, files, { uploads }) {
  const attempt = latest.evidence.workflow?.runAttempt ?? 1;
  try {
    await uploads.upload(`umpire-feedback-${attempt}`, files, 30);
  } catch (cause) {
    const { message, hint } = errorInfo(cause);
    warning(`The feedback was not kept as an artifact: ${message} ${hint}`);
  }
}
function failStep({ latest: { call } }, failOn) {
  const isFailure = call.action === "escalate" ? failOn !== "never" : call.action === "retry" && failOn === "retry";
  if (!isFailure) return;
  setFailed(
    `Umpire: ${call.action}, attempt ${call.attempt} of ${call.maxAttempts} (${call.rule}). The job summary has the story.`
  );
}
async function tellRecorded(words, isStored) {
  if (!isStored) return setFailed("This attempt could not be recorded.");
  info(words);
  await summary.addRaw(`${words}
`).write();
}
function tellProblems(attempts) {
  for (const problem of attempts.untold()) warning(oneLine(problem, 600));
}

// src/action/run-action.ts
async function runAction() {
  const attempts = new Attempts();
  try {
    const step = {
      inputs: readInputs(getInput),
      event: readEvent(process.env["GITHUB_EVENT_PATH"]),
      env: process.env
    };
    const mode = modeOf(process.env["GITHUB_EVENT_NAME"] ?? "", step.event, step.inputs.mode);
    if (typeof mode === "object") return info(mode.idle);
    await inMode(mode, step, attempts);
  } catch (error2) {
    const { message, hint } = errorInfo(error2);
    setFailed(`${message}
${hint}`);
  } finally {
    tellProblems(attempts);
  }
}
async function inMode(mode, step, attempts) {
  if (mode === "local") return await tell(await reviewHere(step), step, attempts);
  const { openGitHubWorld } = await import("./open-github-DVHPRSDK.js");
  const github = await openGitHubWorld(step.inputs, step.env);
  const [pulls, others] = [await import("./pull-step-WJVGPHWQ.js"), await import("./other-steps-UHZ5PR62.js")];
  switch (mode) {
    case "review":
      return await tell(await pulls.reviewStep(step, attempts, github), step, attempts, github);
    case "record":
      return await tellRecorded(
        "This attempt is recorded. The judging workflow calls it.",
        await pulls.recordStep(step, attempts, github)
      );
    case "judge": {
      const judges = await import("./judge-step-XIJYN3UE.js");
      const isOther = step.event.workflow_run !== void 0;
      const judged = isOther ? await judges.judgeOtherRun(step, attempts, github) : await judges.judgeOwnRun(step, attempts, github);
      return judged ? await tell(judged, step, attempts, github) : tellNothing(isOther);
    }
    case "merge-group": {
      const review = await others.groupStep(step, attempts, github);
      return await tell({ review, commentUrl: null, isWhole: true }, step, attempts);
    }
    case "baseline":
      return await tellRecorded(`Recorded as ${await others.baselineStep(step, github)}.`, true);
  }
}
function tellNothing(isOther) {
  if (isOther) return;
  setFailed(
    "No record of this run was found, so there is nothing to judge.\nLet each test job run this action with `mode: record` first, and this job need them."
  );
}
async function reviewHere(step) {
  const { world, config } = await openWorkspace(step);
  const { junit, coverage, base } = step.inputs;
  const pull = pullRequestOf(step.env);
  const hints = hintsOf(step.event.pull_request);
  const request = { junit, coverage, base: base ?? pull.base, branch: pull.branch, hints };
  const review = await reviewReports(request, configOf(step, config), world);
  return { review, commentUrl: null, isWhole: true };
}
export {
  runAction
};
