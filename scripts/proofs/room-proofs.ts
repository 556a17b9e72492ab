import { posix } from "node:path";
import { add, type Proof, replace } from "./planting.ts";

const check = "check:rooms";
const planted = "export const planted = 1;";

/** `target` is a package, or a module that is planted as well. */
function importing(file: string, target: string, rule: string): Proof {
  const isModule = target.startsWith("src/");
  const specifier = isModule ? relative(file, target) : target;
  return {
    check,
    mistake: `${file} imports ${target}`,
    plant: {
      [file]: add(`import * as target from "${specifier}";\nexport const kept = target;`),
      ...(isModule ? { [target]: add(planted) } : {}),
    },
    complaint: new RegExp(`${rule}: ${file}`),
  };
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

export const roomProofs: readonly Proof[] = [
  importing("src/core/reports/planted.ts", "src/core/comparison/planted.ts", "core-reports-looks-right"),
  importing("src/core/decision/planted.ts", "src/core/message/planted.ts", "core-decision-looks-right"),
  importing("src/core/policy/planted.ts", "src/core/memory/planted.ts", "core-beside-the-line"),
  importing("src/core/memory/planted.ts", "src/core/message/planted.ts", "core-message-is-last"),
  importing("src/core/config/planted.ts", "src/core/policy/planted.ts", "core-common-ground"),
  importing("src/core/attempt/planted.ts", "src/app/planted.ts", "core-stays-inside"),
  importing("src/core/attempt/planted.ts", "src/shell/planted.ts", "core-stays-inside"),
  importing("src/core/attempt/planted.ts", "node:fs", "core-no-node"),
  importing("src/core/attempt/planted.ts", "@actions/core", "core-no-packages"),
  importing("src/core/attempt/planted.ts", "handlebars", "core-no-packages"),
  importing("src/app/planted.ts", "src/shell/planted.ts", "app-no-shell"),
  importing("src/app/planted.ts", "node:fs", "app-no-node"),
  importing("src/shell/planted.ts", "src/app/planted.ts", "shell-no-use-cases"),
  importing("src/shell/planted.ts", "src/wiring/planted.ts", "rooms-do-not-know-doors"),
  importing("src/app/planted.ts", "src/cli/planted.ts", "rooms-do-not-know-doors"),
  importing("src/action/planted.ts", "src/cli/planted.ts", "doors-stand-alone"),
  importing("src/bot/planted.ts", "src/bot.ts", "entries-are-not-imported"),
  importing("src/wiring/planted.ts", "src/app/planted.ts", "wiring-only-wires"),
  importing("src/wiring/planted.ts", "src/utils/planted.ts", "no-unknown-rooms"),
  importing("src/shell/planted.ts", "typescript", "no-dev-dependencies"),
  importing("src/shell/planted.ts", "./nowhere.ts", "no-unresolved"),
  {
    check,
    mistake: "two modules that import each other",
    plant: {
      "src/app/planted.ts": add('import "./planted-too.ts";'),
      "src/app/planted-too.ts": add('import "./planted.ts";'),
    },
    complaint: /no-cycles/,
  },
  {
    check,
    mistake: "a module nobody knows",
    plant: { "src/core/planted.ts": add(planted) },
    complaint: /no-orphans/,
  },
  {
    check,
    mistake: "dependency-cruiser without a TypeScript it knows",
    plant: { "node_modules/typescript/package.json": replace(/"version": "[^"]+"/, '"version": "99.0.0"') },
    complaint: /was not read by dependency-cruiser/,
  },
];
