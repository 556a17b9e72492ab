import { assemblyVariant } from "../assembly-variant.ts";
import { exceptionType } from "../exception-type.ts";
import { attribute, attributeIs, type Tag } from "../xml/tag.ts";
import type { NunitReading, SuiteDraft, Verdict } from "./reading.ts";
import { kindOf, verdictOf } from "./verdict.ts";

/** As with a fixture of several kinds, which stand in it with names of their own. */
const CONTAINER = /project$|^(?:Parameterized|Generic)Fixture$/i;
const OWN_SITES = new Set(["SetUp", "TearDown", "Test"]);

export function openSuite(reading: NunitReading, tag: Tag): void {
  const name = attribute(tag, "name") ?? "";
  const parent = reading.suites.at(-1)?.path ?? [];
  const isAssembly = attributeIs(tag, "type", "Assembly") || /\.(?:dll|exe)$/i.test(name);
  if (isAssembly) reading.assembly = assemblyVariant(attribute(tag, "fullname") ?? name);
  // Assemblies hold tests, but are no part of their names.
  const isContainer = isAssembly || CONTAINER.test(attribute(tag, "type") ?? "");
  const path = isContainer || name === "" ? parent : [...parent, name];
  reading.suites.push({ verdict: verdictOf(tag), path, brokenBefore: reading.broken });
}

/**
 * A suite is as broken as what is in it. It is news when set-up or tear-down broke, or when nothing inside did. NUnit 2
 * names no site: an error with a stack is that of a set-up.
 */
export function closeSuite(reading: NunitReading): void {
  const suite = reading.suites.pop();
  if (suite && isNews(suite, reading.broken)) addProblem(reading, suite);
}

function isNews({ verdict, brokenBefore }: SuiteDraft, broken: number): boolean {
  const kind = kindOf(verdict);
  if (kind === undefined || kind === "skipped") return false;
  return broken === brokenBefore || OWN_SITES.has(verdict.site) || isErrorOfItsOwn(verdict);
}

function isErrorOfItsOwn({ result, site, failures }: Verdict): boolean {
  return result === "Error" && site === "" && failures.some(({ text }) => text.trim() !== "");
}

function addProblem(reading: NunitReading, { verdict, path }: SuiteDraft): void {
  reading.broken++;
  const [{ message, text } = { message: "", text: "" }] = verdict.failures;
  reading.suiteProblems.push({
    suite: path.join(".") || reading.assembly,
    problem: reading.problems.make({
      kind: "error",
      type: exceptionType(message),
      message: message || verdict.reason || verdict.label || "The suite failed.",
      text,
    }),
  });
}
