const { runAction } = await import("./action/run-action.ts");
await runAction();
