import { failureElement } from "./junit-failure.ts";
import type { Random } from "./random.ts";

export interface Counts {
  cases: number;
  failed: number;
  errors: number;
  skipped: number;
}

export interface SuiteShape {
  readonly number: number;
  readonly cases: number;
  /** Small reports of a quick run carry no captured output. */
  readonly output: boolean;
}

const MODULES = ["billing", "catalog", "checkout", "identity", "inventory", "search", "shipping"] as const;
const THINGS = ["Invoice", "Basket", "Session", "Voucher", "Parcel", "Address", "Refund", "Query"] as const;
const DEEDS = ["accepts", "rejects", "stores", "rounds", "merges", "orders", "expires", "retries"] as const;
const MANNERS = ["when the clock is late", "without a network", "twice in a row", "for a guest"] as const;
const ENTITIES = ["a &lt; b", "&quot;quoted&quot;", "salt &amp; pepper", "&#x2713; done"] as const;
const FOREIGN = ["日本語の名前", "имя теста", "δοκιμή", "测试 ✓"] as const;

/** One suite as text, with what it holds added to `counts`. */
export function junitSuite(random: Random, shape: SuiteShape, counts: Counts): string {
  const classname = `com.example.${random.pick(MODULES)}.${random.pick(THINGS)}Test${shape.number}`;
  const own: Counts = { cases: shape.cases, failed: 0, errors: 0, skipped: 0 };
  let body = "";
  for (let index = 0; index < shape.cases; index++)
    body += testCase(random, { classname, index }, shape, own);
  counts.cases += own.cases;
  counts.failed += own.failed;
  counts.errors += own.errors;
  counts.skipped += own.skipped;
  const { cases, failed, errors, skipped } = own;
  const totals = `tests="${cases}" failures="${failed}" errors="${errors}" skipped="${skipped}"`;
  return `  <testsuite name="${classname}" ${totals} time="${cases / 4}" timestamp="2026-01-02T03:04:05" hostname="runner-1">\n${body}  </testsuite>\n`;
}

function testCase(
  random: Random,
  { classname, index }: { classname: string; index: number },
  { output }: SuiteShape,
  counts: Counts,
): string {
  const open = `    <testcase name="${testName(random, index)}" classname="${classname}" time="0.${random.below(1000)}"`;
  const children =
    outcome(random, classname, counts) + (output && random.chance(0.08) ? captured(random) : "");
  return children === "" ? `${open}/>\n` : `${open}>\n${children}    </testcase>\n`;
}

function testName(random: Random, index: number): string {
  const name = `${random.pick(THINGS)} ${random.pick(DEEDS)} input ${index} ${random.pick(MANNERS)}`;
  if (random.chance(0.05)) return `${name} ${random.pick(ENTITIES)}`;
  return random.chance(0.01) ? `${name} ${random.pick(FOREIGN)}` : name;
}

function outcome(random: Random, classname: string, counts: Counts): string {
  if (random.chance(0.02)) {
    counts.failed++;
    return failureElement(random, classname, "failure");
  }
  if (random.chance(0.003)) {
    counts.errors++;
    return failureElement(random, classname, "error");
  }
  if (!random.chance(0.012)) return "";
  counts.skipped++;
  return `      <skipped message="not on this platform"/>\n`;
}

function captured(random: Random): string {
  let text = "";
  for (let line = 12 + random.below(32); line > 0; line--) {
    text += `2026-01-02T03:04:05.${100 + random.below(900)}Z INFO <request id="${random.below(1e9)}"> took ${random.below(500)} ms && was fine\n`;
  }
  return `      <system-out><![CDATA[${text}]]></system-out>\n`;
}
