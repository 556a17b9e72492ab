import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import { withWitness } from "../../../src/core/attempt/witness.ts";
import { anEvidence, aTampering } from "../../support/builders.ts";

const RULES = ".github/umpire.yml";
const witness = { headSha: "a", changed: ["src/a.js", "README.md"], rules: RULES };

function recorded(paths: readonly string[], given: Partial<Evidence> = {}): Evidence {
  const made = anEvidence({ passed: ["x"] });
  const files = paths.map((path) => ({ path, added: 1, removed: 0 }));
  const workflow = {
    runId: 7,
    runAttempt: 1,
    url: "",
    headSha: "a",
    jobs: ["test"],
    expectedJobs: null,
    mismatches: [],
    expired: null,
  };
  const code = { ...made.code, base: { ref: "main", commit: "b" }, files };
  return { ...made, code, workflow, ...given };
}

describe("the list of changed files", () => {
  test("is believed when it holds what GitHub lists, and may hold more", () => {
    const honest = recorded(["src/a.js", "README.md", "built.js"]);
    expect(withWitness(honest, witness)).toEqual(honest);
  });

  test("is a lie when it leaves out what GitHub lists", () => {
    const lying = withWitness(recorded(["README.md"]), witness);
    expect(lying.workflow?.mismatches).toEqual(["list of changed files"]);
  });

  test("is not asked of a record without a base, of another commit, of one that is gone, or of no workflow", () => {
    const { code, workflow } = recorded([]);
    if (!workflow) throw new Error("There is a workflow.");
    const others = [
      recorded([], { code: { ...code, base: null } }),
      recorded([], { workflow: { ...workflow, headSha: "c" } }),
      recorded([], { workflow: { ...workflow, expired: "success" } }),
      recorded([], { workflow: null }),
    ];
    for (const other of others) expect(withWitness(other, witness)).toEqual(other);
  });
});

test("changed workflows and rules are told, and not twice", () => {
  const changed = [".github/workflows/ci.yml", ".github/actions/a/action.yml", RULES, "docs/workflows/a.yml"];
  const told = aTampering({ kind: "umpire-config-changed", path: RULES });
  const { tampering } = withWitness(recorded(changed), { ...witness, changed });
  expect(tampering.map(({ kind, path }) => [kind, path])).toEqual([
    ["workflow-changed", ".github/workflows/ci.yml"],
    ["workflow-changed", ".github/actions/a/action.yml"],
    ["umpire-config-changed", RULES],
  ]);
  const known = withWitness(recorded(changed, { tampering: [told] }), { ...witness, changed });
  expect(known.tampering.filter(({ path }) => path === RULES)).toEqual([told]);
});
