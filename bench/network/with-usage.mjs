// Runs the shipped action and then says what processor time it took, which its parent cannot see.
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\nprocessor ${(user + system) / 1000} ms\n`);
});
await import(process.env.UMPIRE_ACTION);
