/** How every check of ours ends: one line when all is well, else every problem and what to do about it. */
export function finish(problems: readonly string[], allIsWell: string, hint: string): void {
  if (problems.length === 0) {
    console.log(allIsWell);
    return;
  }
  for (const problem of problems) console.error(`  ${problem}`);
  console.error(`${problems.length} ${problems.length === 1 ? "problem" : "problems"}. ${hint}`);
  process.exitCode = 1;
}
