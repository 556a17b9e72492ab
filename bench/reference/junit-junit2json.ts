import { readFileSync } from "node:fs";
import { parse, type TestCase, type TestSuite } from "junit2json";

const [path = ""] = process.argv.slice(2);
const report = await parse(readFileSync(path, "utf8"));
const suites: TestSuite[] = report && "testsuite" in report ? (report.testsuite ?? []) : [];
const cases = suites.flatMap((suite) => suite.testcase ?? []);
const having = (key: keyof TestCase) => cases.filter((test) => test[key] !== undefined).length;
const facts = {
  cases: cases.length,
  failed: having("failure"),
  errors: having("error"),
  skipped: having("skipped"),
};
process.stdout.write(`${JSON.stringify(facts)}\n`);
