import type { LoopbackGitHub } from "../start-github.ts";

export interface Ending {
  /** How the world looks to people. A re-run is another run attempt, and nothing else may be different. */
  readonly lines: readonly string[];
  /** Comments beyond the one of a case. */
  readonly seconds: number;
}

export async function endingOf(github: LoopbackGitHub): Promise<Ending> {
  const { conversations, statuses, checkRuns, artifacts, files } = await github.ending();
  const lines = [
    ...conversations.flatMap(({ number, comments, ...marks }) => [
      `#${number} ${JSON.stringify(marks)}`,
      ...comments.map(
        ({ login, body }) => `#${number} ${login}: ${isOurs({ login, body }) ? storyOf(body) : body}`,
      ),
    ]),
    ...statuses.map((status) => JSON.stringify(status)).sort(),
    ...checkRuns.map((check) => JSON.stringify(check)).sort(),
    ...new Set(artifacts.map(({ name, runId }) => `${runId}: ${kept(name)}`).sort()),
    ...new Set(files.map((file) => keptFile(file)).sort()),
  ];
  const ours = conversations.map(({ comments }) => comments.filter(isOurs).length);
  return { lines, seconds: ours.reduce((sum, count) => sum + Math.max(0, count - 1), 0) };
}

function isOurs({ login, body }: { login: string; body: string }): boolean {
  return login.endsWith("[bot]") && body.startsWith("<!-- umpire:case");
}

/**
 * What stays when the same code is tried again: whose comment, which case, its headings, its fields and every attempt
 * with its commit and its tests. What a try did to the try before it does not.
 */
function storyOf(body: string): string {
  return body
    .split("\n")
    .filter((line) => /^(?:<!--|#|\*\*[A-Z][^*]*\*\*:|<sub>)/.test(line) || /^\| \d+ \|/.test(line))
    .map((line) => line.replace(/ \|[^|]*\|$/, " |"))
    .join("\n");
}

/** An upload whose answer was lost is there under its name and once more with a number: readers take both for one. */
function kept(name: string): string {
  return name
    .replace(/^(umpire-attempt-v1-\d+-\d+)-\d+-(.*?)(?:-\d{1,2})?$/, "$1-$2")
    .replace(/^(umpire-ledger-v1-\d+)-\d+$/, "$1")
    .replace(/^(umpire-feedback)-.*$/, "$1");
}

/** `<name>.<run>.json` on a branch. */
function keptFile(file: string): string {
  const [, name = file, run = ""] = /^(.*)\.(\d+)\.json$/.exec(file) ?? [];
  return `${run}: ${kept(name)}`;
}
