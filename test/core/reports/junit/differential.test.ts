import { readdirSync } from "node:fs";
import fc from "fast-check";
import { parse } from "junit2json";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../../../src/core/reports/test-report.ts";
import { fixture } from "../../../support/fixture.ts";
import { testReport } from "../../../support/read.ts";

/** More in a nightly run: UMPIRE_GENERATED=100000. */
const RUNS = Number(process.env["UMPIRE_GENERATED"] ?? 10_000);

/** A case as every reader must see it. */
interface Seen {
  readonly name: string;
  readonly outcome: Outcome;
}

function seenByUs(xml: string): Seen[] {
  return testReport(xml).cases.map(({ name, outcome }) => ({ name, outcome }));
}

/** junit2json gives children as arrays. It makes numbers of names like "007", so only the outcomes can be compared. */
async function outcomesByJunit2json(xml: string): Promise<Outcome[]> {
  const cases: Outcome[] = [];
  const walk = (element: unknown): void => {
    for (const suite of childrenOf(element, "testsuite")) walk(suite);
    for (const testCase of childrenOf(element, "testcase")) {
      const has = (name: string) => childrenOf(testCase, name).length > 0;
      cases.push(outcomeBy(has));
    }
  };
  walk(await parse(xml));
  return cases.sort();
}

function childrenOf(element: unknown, name: string): unknown[] {
  const found = typeof element === "object" && element !== null ? Reflect.get(element, name) : undefined;
  return Array.isArray(found) ? found : [];
}

function seenBySaxes(xml: string): Seen[] {
  const cases: Seen[] = [];
  let name = "";
  let children = new Set<string>();
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    if (tag.name !== "testcase") children.add(tag.name);
    else {
      name = String(tag.attributes["name"] ?? "");
      children = new Set();
    }
  });
  parser.on("closetag", (tag) => {
    if (tag.name === "testcase") cases.push({ name, outcome: outcomeBy((child) => children.has(child)) });
  });
  parser.write(xml).close();
  return cases;
}

function outcomeBy(has: (child: string) => boolean): Outcome {
  if (has("error")) return "error";
  if (has("failure")) return "failed";
  return has("skipped") ? "skipped" : "passed";
}

const outcomes = (seen: readonly Seen[]) => seen.map(({ outcome }) => outcome).sort();

describe("our reader, junit2json and saxes", () => {
  /** Cases whose state stands in an attribute (googletest, CTest), or whose failure was expected (Catch2). */
  const ownReading = new Set(["ctest.xml", "googletest.xml", "catch2.xml"]);
  /** node:test writes what is not well-formed. */
  const files = readdirSync(new URL("../../../fixtures/reports/junit/", import.meta.url)).filter(
    (file) => !ownReading.has(file) && file !== "node-test.xml",
  );

  test.each(files)("agree on every case of %s", async (file) => {
    const xml = fixture(`reports/junit/${file}`).toString();
    expect(outcomes(seenByUs(xml))).toEqual(await outcomesByJunit2json(xml));
    expect(seenByUs(xml)).toEqual(seenBySaxes(xml));
  });

  const text = fc
    .string({ unit: fc.constantFrom(..."abcdefghij klm.[]()0123456789-_:/#äß漢😀'"), maxLength: 60 })
    .map((value) => value.trim());
  const escaped = (value: string) =>
    value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const special = fc.constantFrom("<", "&", '"', ">", "a < b && c", "");
  const name = fc.tuple(text, special).map((parts) => parts.join("").trim());
  const body = fc.oneof(
    text.map(escaped),
    text.map((value) => `<![CDATA[${value}\n\tat a.b(C.java:1)\n]]>`),
    fc.constant(""),
  );
  const problem = fc
    .tuple(fc.constantFrom("failure", "error", "skipped"), name, body)
    .map(([tag, message, inside]) => `<${tag} message="${escaped(message)}">${inside}</${tag}>`);
  const output = body.map((inside) => `<system-out>${inside}</system-out>`);
  const testCase = fc
    .tuple(
      name,
      name,
      fc.constantFrom("", ' time="0.25"', ' time="1e-3"'),
      fc.array(fc.oneof(problem, output), { maxLength: 3 }),
    )
    .map(([called, owner, time, inside]) => {
      const start = `<testcase classname="${escaped(owner)}" name="${escaped(called)}"${time}`;
      return inside.length === 0 ? `${start}/>` : `${start}>\n  ${inside.join("\n  ")}\n</testcase>`;
    });
  const { suite } = fc.letrec<{ suite: string }>((tie) => ({
    suite: fc
      .tuple(
        name,
        fc.array(fc.oneof({ depthSize: "small" }, testCase, testCase, testCase, tie("suite")), {
          maxLength: 5,
        }),
      )
      .map(
        ([called, inside]) =>
          `<testsuite name="${escaped(called)}" tests="1">\n${inside.join("\n")}\n</testsuite>`,
      ),
  }));
  const document = fc
    .array(suite, { maxLength: 3 })
    .map(
      (suites) =>
        `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`,
    );

  test("agree on generated reports", async () => {
    await fc.assert(
      fc.asyncProperty(document, async (xml) => {
        const ours = seenByUs(xml);
        expect(ours).toEqual(seenBySaxes(xml));
        expect(outcomes(ours)).toEqual(await outcomesByJunit2json(xml));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
