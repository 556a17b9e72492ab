import { idleReason } from "./action/idle.ts";

const reason = idleReason(process.env);
if (reason === null) {
  const { runAction } = await import("./action/run-action.ts");
  await runAction();
} else {
  process.stdout.write(`${reason}\n`);
}
