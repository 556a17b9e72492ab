import { errorInfo } from "../errors.ts";
import { COVERAGE_DIALECTS } from "./coverage/index.ts";
import { CTRF } from "./ctrf/ctrf.ts";
import type { Dialect } from "./dialect.ts";
import { GO_TEST } from "./go-test/go-test.ts";
import { headOf } from "./head.ts";
import { JEST } from "./jest/jest.ts";
import { JUNIT } from "./junit/junit.ts";
import { MOCHA } from "./mocha/mocha.ts";
import { MOCHA_STREAM } from "./mocha/mocha-stream.ts";
import { NUNIT } from "./nunit/nunit.ts";
import { PLAYWRIGHT } from "./playwright/playwright.ts";
import { type Chunks, READ_LIMITS, type ReadLimits, type ReadResult } from "./read-report.ts";
import { SARIF } from "./sarif/sarif.ts";
import { openSource } from "./source.ts";
import { TAP } from "./tap/tap.ts";
import { TRX } from "./trx/trx.ts";
import { unknownFile } from "./unknown-file.ts";
import { XUNIT } from "./xunit/xunit.ts";

/** In the order in which they are asked. The first that knows the file reads it. */
const DIALECTS: readonly Dialect[] = [
  JUNIT,
  NUNIT,
  XUNIT,
  TRX,
  JEST,
  PLAYWRIGHT,
  MOCHA,
  MOCHA_STREAM,
  CTRF,
  GO_TEST,
  TAP,
  SARIF,
  ...COVERAGE_DIALECTS,
];

/** What a file holds, whatever it is: bad content is an answer, never an exception. */
export function readReport(chunks: Chunks, limits: ReadLimits = READ_LIMITS): ReadResult {
  try {
    const source = openSource(chunks, limits);
    try {
      const head = headOf(source.head);
      const dialect = DIALECTS.find((candidate) => candidate.detect(head));
      return dialect ? dialect.read(source.chunks, limits) : unknownFile(source, head, limits);
    } finally {
      source.close();
    }
  } catch (error) {
    return { kind: "unreadable", error: errorInfo(error) };
  }
}
