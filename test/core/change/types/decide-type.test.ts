import { describe, expect, test } from "vitest";
import { decideType } from "../../../../src/core/change/types/decide-type.ts";
import type { TypeEvidence } from "../../../../src/core/change/types/evidence.ts";
import { type ChangeHints, hintedTypes } from "../../../../src/core/change/types/hints.ts";

const SILENT: ChangeHints = { labels: [], issueType: null, title: null, branch: null, commits: [] };

function decide(...evidence: readonly (readonly [TypeEvidence["source"], TypeEvidence["type"]])[]) {
  return decideType(evidence.map(([source, type]) => ({ source, type, saw: `${source} says so` })));
}

describe("which source decides", () => {
  test("nobody spoke: it is new", () => {
    expect(decide()).toEqual({
      codeType: "new_function",
      evidence: [{ source: "default", saw: "nothing says otherwise", type: "new_function" }],
      disagrees: [],
    });
  });

  test("the first, and those who say something else are named once", () => {
    const decided = decide(
      ["label", "refactor"],
      ["title", "bug_fix"],
      ["branch", "refactor"],
      ["path", "api_endpoint"],
    );
    expect(decided).toMatchObject({ codeType: "refactor", disagrees: ["title", "path"] });
    expect(decided.evidence).toHaveLength(4);
  });

  test("an endpoint is one kind of feature, so the path or the code make a general word exact", () => {
    expect(decide(["title", "new_function"], ["syntax", "api_endpoint"])).toMatchObject({
      codeType: "api_endpoint",
      disagrees: [],
    });
    expect(decide(["label", "new_function"], ["path", "api_endpoint"]).codeType).toBe("api_endpoint");
  });

  test("integration asks less than a feature, so it does not", () => {
    expect(decide(["title", "new_function"], ["path", "integration"])).toMatchObject({
      codeType: "new_function",
      disagrees: ["path"],
    });
  });

  test("what the configuration calls a new function stays one", () => {
    expect(decide(["config", "new_function"], ["syntax", "api_endpoint"])).toMatchObject({
      codeType: "new_function",
      disagrees: ["syntax"],
    });
  });
});

describe("what people said", () => {
  test("in the order of its weight, each with what was seen", () => {
    const hints: ChangeHints = {
      labels: ["size/L", "enhancement", "bug"],
      issueType: "Feature",
      title: "refactor: split",
      branch: "fix/token",
      commits: [{ subject: "feat: x", files: null }],
    };
    expect(hintedTypes(hints, ["a.ts"])).toEqual([
      { source: "label", saw: "bug", type: "bug_fix" },
      { source: "label", saw: "enhancement", type: "new_function" },
      { source: "issue", saw: "Feature", type: "new_function" },
      { source: "title", saw: "refactor: split", type: "refactor" },
      { source: "commits", saw: "feat: x", type: "new_function" },
      { source: "branch", saw: "fix/token", type: "bug_fix" },
    ]);
  });

  test("a commit speaks for the files it touched, under their name of then or now, and once per type", () => {
    const commits = [
      { subject: "fix: one", files: new Set(["old.ts"]) },
      { subject: "fix: two", files: new Set(["old.ts"]) },
      { subject: "feat: other", files: new Set(["b.ts"]) },
    ];
    expect(hintedTypes({ ...SILENT, commits }, ["new.ts", "old.ts"])).toEqual([
      { source: "commits", saw: "fix: one", type: "bug_fix" },
    ]);
    expect(hintedTypes({ ...SILENT, commits }, ["c.ts"])).toEqual([]);
  });
});
