import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type StoryView, storyView } from "../../../../src/core/message/story-view.ts";
import { Markdown } from "../../../../src/core/message/untrusted.ts";
import {
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../../support/builders.ts";
import { aGap, aTypeVerdict } from "../../../support/coverage.ts";

const ROOT = join(import.meta.dirname, "../../../..");

function view(...specs: readonly EvidenceSpec[]): StoryView {
  const judgements = judgementsOf(runs(...specs), aConfig({ max_attempts: 1 }));
  return storyView(judgements, last(judgements), { failures: 5, causes: 5, traces: true });
}

const judged = { verdict: "below" as const, problem: null, expected: true, hiddenGaps: 0 };
const broken: EvidenceSpec = {
  failed: ["a"],
  failures: [aFailure({ stack: "at x" })],
  flaky: ["f"],
  fix: aFix(),
  coverage: aCoverage(1, 2, { judged: { ...judged, byType: [aTypeVerdict()], gaps: [aGap()] } }),
};

/** Every name that a template can write, in the notation of the table. */
function namesIn(value: unknown, path = ""): string[] {
  if (value instanceof Markdown || typeof value !== "object" || value === null) return [path];
  if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((item) => namesIn(item, `${path}[]`))];
  const inner = Object.entries(value).flatMap(([key, part]) => namesIn(part, path ? `${path}.${key}` : key));
  return path && !path.endsWith("[]") ? [path, ...inner] : inner;
}

test("docs/templates.md lists what a template sees, all of it and nothing else", () => {
  const views = [
    view(broken),
    view(broken, { passed: ["a", "f"] }),
    view({ passed: ["a"], failed: ["b"] }, broken),
  ];
  const seen = new Set(views.flatMap((one) => namesIn(one)));
  const text = readFileSync(join(ROOT, "docs/templates.md"), "utf8");
  const listed = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect([...listed].sort()).toEqual([...seen].sort());
});

test("docs/templates.md names every partial that there is", () => {
  const text = readFileSync(join(ROOT, "docs/templates.md"), "utf8");
  const named = [...text.matchAll(/\{\{> ([\w-]+)\}\}/g)].map(([, name]) => `${name}.hbs`);
  expect(named.sort()).toEqual(readdirSync(join(ROOT, "templates/partials")).sort());
});
