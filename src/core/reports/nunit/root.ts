import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";
import type { NunitReading } from "./reading.ts";

export function openRoot(reading: NunitReading, name: string, tag: Tag): void {
  const total = integerAttribute(tag, "total");
  if (name === "test-run") {
    const hasFailed = integerAttribute(tag, "failed") > 0 || /^Failed/.test(attribute(tag, "result") ?? "");
    reading.declared = { tests: [total, integerAttribute(tag, "testcasecount")], hasFailed };
    return;
  }
  // NUnit 2 leaves out of the total what did not run; those who imitate it do not.
  const notRun = integerAttribute(tag, "not-run") || 0;
  const hasFailed = integerAttribute(tag, "failures") > 0 || integerAttribute(tag, "errors") > 0;
  reading.declared = { tests: [total, total + notRun], hasFailed };
}
