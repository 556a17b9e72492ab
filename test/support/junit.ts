/** A JUnit report in the shape that most runners write. */
export type CaseSpec =
  | string
  | {
      readonly name: string;
      readonly failure?: string | undefined;
      readonly type?: string | undefined;
      readonly skipped?: boolean | undefined;
    };

let written = 0;

/** Each says when it was written, as those of real runners do: no two are the same to the last byte. */
export function junitXml(cases: readonly CaseSpec[]): string {
  const body = cases.map((spec) => caseXml(typeof spec === "string" ? { name: spec } : spec)).join("\n");
  written += 1;
  const timestamp = new Date(Date.UTC(2026, 0, 25, 12, 0, 0, written)).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="suite" tests="${cases.length}" timestamp="${timestamp}">\n${body}\n</testsuite>\n</testsuites>\n`;
}

function caseXml({ name, failure, type = "AssertionError", skipped }: Exclude<CaseSpec, string>): string {
  const attributes = `name="${escaped(name)}" classname="suite" time="0.01"`;
  if (skipped) return `<testcase ${attributes}><skipped/></testcase>`;
  if (failure === undefined) return `<testcase ${attributes}/>`;
  const [message = ""] = failure.split("\n", 1);
  return `<testcase ${attributes}><failure type="${type}" message="${escaped(message)}">${escaped(failure)}</failure></testcase>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
