import { type DataFile, dataFile } from "./data-file.ts";
import { type Counts, junitSuite } from "./junit-suite.ts";
import { seededRandom } from "./random.ts";

/** One report of so many cases, about 365 bytes each. */
export function junitData(name: string, cases: number): DataFile<Counts> {
  return dataFile(`${name}.xml`, (sink) => {
    const random = seededRandom(1);
    const counts: Counts = { cases: 0, failed: 0, errors: 0, skipped: 0 };
    sink.write(`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="all tests">\n`);
    for (let number = 0; counts.cases < cases; number++) {
      const size = Math.min(cases - counts.cases, 10 + random.below(80));
      sink.write(junitSuite(random, { number, cases: size, output: true }, counts));
    }
    sink.write("</testsuites>\n");
    return counts;
  });
}
