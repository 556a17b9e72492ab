/** A JUnit report in the shape that most runners write. */
export type CaseSpec =
  | string
  | {
      readonly name: string;
      readonly failure?: string | undefined;
      readonly type?: string | undefined;
      readonly skipped?: boolean | undefined;
    };

export function junitXml(cases: readonly CaseSpec[]): string {
  const body = cases.map((spec) => caseXml(typeof spec === "string" ? { name: spec } : spec)).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="suite" tests="${cases.length}">\n${body}\n</testsuite>\n</testsuites>\n`;
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
