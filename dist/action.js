import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import "./chunk-KPOE4I3O.js";

// src/action/idle.ts
var KNOWN = /* @__PURE__ */ new Set(["", "pull_request", "workflow_run", "merge_group", "push"]);
function idleReason(env) {
  const event = env["GITHUB_EVENT_NAME"] ?? "";
  if (inputOf(env, "mode") !== "auto" || KNOWN.has(event)) return null;
  if (event === "issue_comment" || event === "schedule") return `Umpire has nothing to do on ${event} yet.`;
  return `Umpire has nothing to do on ${event}. It judges pull_request, workflow_run and merge_group, and records push; \`mode:\` overrides.`;
}
function inputOf(env, name) {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || "auto";
}

// src/action.ts
var reason = idleReason(process.env);
if (reason === null) {
  let isDone = false;
  process.on("exit", () => {
    if (isDone) return;
    process.exitCode = 1;
    process.stdout.write("::error::Umpire ended before it was done. Run the job again.\n");
  });
  const { runAction } = await import("./run-action-JYEPTLXC.js");
  await runAction();
  isDone = true;
  process.stdout.write("", () => process.exit());
} else {
  process.stdout.write(`${reason}
`);
}
