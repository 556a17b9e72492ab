import type { Edit } from "../lines/edit.ts";
import { evidenceOf, fileEvidence } from "../lines/evidence-of.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering } from "../tampering.ts";
import { inPipelines } from "./places.ts";

const COMMAND =
  /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|-r\s+)?(?:test|check|lint|coverage|e2e|verify)[\w:.-]*|npm\s+t\b|npx\s+(?:jest|vitest|mocha|playwright|cypress|eslint|tsc|biome|ava|tap)|(?:jest|vitest|mocha|pytest|phpunit|pest|rspec|tox|nox|nextest|ctest|ruff|mypy|flake8|golangci-lint|rubocop|umpire)(?=\s|$)|python3?\s+-m\s+(?:pytest|unittest|mypy|ruff)|go\s+(?:test|vet)|cargo\s+(?:test|nextest|clippy|llvm-cov|tarpaulin)|dotnet\s+test|(?:mvnw?|gradlew?|sbt)\b[^|;&]*\b(?:test|verify|check)\b|bundle\s+exec\s+\w+|rake\s+(?:test|spec)|make\s+(?:test|check|lint)\b|composer\s+(?:run\s+)?test)/;

/** An action that judges what ran. */
const STEP = /\buses:\s*\S*(?:umpire|test-report|codecov|codeql)\S*/;

/** What only makes a run tell more. */
const HARMLESS =
  /^(?:--)?(?:-v+|--verbose|--ci|--coverage|--cov(?!-fail)\S*|--junit\S*|--reporters?\S*|--outputFile\S*|--output-file\S*|--logger\S*|--format\S*|-race|-count=1|-cover\S*|-json|--workspace|--all(?:-features|-targets)?|--no-fail-fast|--locked|--collect\S*)?$/;

/** Test commands that are gone from a pipeline, or became others; and pipelines that no longer run for pull requests. */
export function weakenedPipelines(edit: Edit, moved: ReadonlySet<SourceLine>): Tampering[] {
  if (isRetired(edit)) return [fileEvidence(edit, "ci-weakened", "the workflow is gone from where it ran")];
  if (!inPipelines(edit)) return [];
  const stays = (line: SourceLine) => !moved.has(line);
  return edit.groups.flatMap((group) => {
    const [old, now] = [group.removed.filter(stays), group.added.filter(stays)];
    return [...lostCommands(edit, old, now), ...lostTriggers(edit, old, now)];
  });
}

function lostCommands(edit: Edit, old: readonly SourceLine[], now: readonly SourceLine[]): Tampering[] {
  const left = now.filter(isCommand);
  return old.filter(isCommand).flatMap((line) => {
    const other = left.shift();
    if (!other) return [evidenceOf(edit, "ci-weakened", line, "a step that tests or checks is gone")];
    if (onlyTellsMore(line, other)) return [];
    return [
      evidenceOf(edit, "ci-weakened", other, `the command was another: ${line.text.trim().slice(0, 120)}`),
    ];
  });
}

function isCommand({ bare }: SourceLine): boolean {
  return COMMAND.test(bare) || STEP.test(bare);
}

/** Versions of actions change every week, and flags that only report more are welcome. */
function onlyTellsMore(old: SourceLine, now: SourceLine): boolean {
  const [was, is] = [wordsOf(old), wordsOf(now)];
  return (
    [...was].every((word) => is.has(word)) && [...is].every((word) => was.has(word) || HARMLESS.test(word))
  );
}

function wordsOf({ bare }: SourceLine): Set<string> {
  return new Set(bare.replace(/(\buses:\s*[^\s@]+)@\S+/, "$1").split(/[\s"',]+/));
}

const TRIGGER =
  /^\s*(?:-\s*)?(?:pull_request(?:_target)?|merge_request_event|merge_group):?\s*$|^\s*on:.*\bpull_request\b/;

function lostTriggers(edit: Edit, old: readonly SourceLine[], now: readonly SourceLine[]): Tampering[] {
  if (now.some(({ bare }) => TRIGGER.test(bare) || /\bpull_request\b/.test(bare))) return [];
  return old
    .filter(({ bare }) => TRIGGER.test(bare))
    .map((line) => evidenceOf(edit, "ci-weakened", line, "it no longer runs for pull requests"));
}

const WORKFLOW = /(?:^|\/)\.github\/workflows\/[^/]*\.ya?ml$/;

function isRetired({ file: { path, from, status } }: Edit): boolean {
  if (status === "deleted") return WORKFLOW.test(path);
  return status === "renamed" && from !== null && WORKFLOW.test(from) && !WORKFLOW.test(path);
}
