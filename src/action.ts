import { idleReason } from "./action/idle.ts";

const reason = idleReason(process.env);
if (reason === null) {
  let isDone = false;
  // Node ends without a word when everything waits for something that never comes: the job must not look finished.
  process.on("exit", () => {
    if (isDone) return;
    process.exitCode = 1;
    process.stdout.write("::error::Umpire ended before it was done. Run the job again.\n");
  });
  const { runAction } = await import("./action/run-action.ts");
  await runAction();
  isDone = true;
  // An upload that was given up may go on for minutes by itself; nobody waits for it any more.
  process.stdout.write("", () => process.exit());
} else {
  process.stdout.write(`${reason}\n`);
}
