import type { NumberRule } from "../rules/number-rule.ts";
import { anyOf, inPipelines, inScripts, inTests, type Where } from "../rules/places.ts";

const V = /(?<value>(?:time\.\w+\s*\*\s*)?\d[\d_.]*(?:\s*\*\s*[\d_]+)*(?:\s*\*\s*time\.\w+)?(?:ms|[smh])?)/
  .source;
const everywhere = anyOf(inTests, inPipelines, inScripts);

const timeout = (pattern: string, where: Where = everywhere, usual?: number): NumberRule => ({
  kind: "timeout-raised",
  where,
  pattern: new RegExp(pattern),
  worse: "higher",
  what: "the time allowed",
  zeroIsEndless: true,
  ...(usual === undefined ? {} : { usual }),
});

const retries = (pattern: string): NumberRule => ({
  kind: "ci-weakened",
  where: everywhere,
  pattern: new RegExp(pattern),
  worse: "higher",
  what: "the number of tries until a test passes",
  usual: 0,
});

/** Limits that may not grow. What is usual is the runner's own default, in its own unit. */
export const LIMIT_RULES: readonly NumberRule[] = [
  timeout(`\\bjest\\.setTimeout\\(\\s*${V}`, inTests, 5000),
  timeout(`\\b(?<key>testTimeout)["']?\\s*[:=]\\s*${V}`, everywhere, 5000),
  timeout(
    `\\b(?<key>hookTimeout|defaultCommandTimeout|pageLoadTimeout|navigationTimeout|actionTimeout)["']?\\s*[:=]\\s*${V}`,
  ),
  timeout(`\\bthis\\.timeout\\(\\s*${V}`, inTests, 2000),
  timeout(`(?<![\\w-])timeout["']?\\s*:\\s*${V}`),
  timeout(`^\\s*\\}\\s*,\\s*${V}\\s*\\)`, inTests, 5000),
  timeout(`--?(?:test-)?timeout[= ]${V}`),
  timeout(`\\btest\\.setTimeout\\(\\s*${V}`, inTests, 30_000),
  timeout(`\\bmark\\.timeout\\(\\s*(?:timeout\\s*=\\s*)?${V}`, inTests),
  timeout(`^\\s*timeout\\s*=\\s*${V}`, inScripts),
  timeout(`@Timeout\\(\\s*(?:value\\s*=\\s*)?${V}`, inTests),
  timeout(`@Test\\([^)]*\\btimeout\\s*=\\s*${V}`, inTests),
  timeout(
    `\\b(?:of|from_|From)(?<key>[Ss]ec(?:ond)?s|[Mm]illi(?:second)?s|[Mm]in(?:ute)?s)\\(\\s*${V}`,
    inTests,
  ),
  timeout(`\\bWithTimeout\\([^,]*,\\s*${V}\\s*\\)`, inTests),
  timeout(`\\btime\\.After\\(\\s*${V}`, inTests),
  timeout(`\\bTimeout\\.timeout[\\s(]+${V}`, inTests),
  timeout(`\\bdefault_max_wait_time\\s*=\\s*${V}`, inTests),
  timeout(`#\\[timeout\\(\\s*${V}`, inTests),
  timeout(`\\[(?:Fact|Theory|Test)\\([^)]*\\bTimeout\\s*=\\s*${V}`, inTests),
  timeout(`\\[(?:Timeout|MaxTime|CancelAfter)\\(\\s*${V}`, inTests),
  timeout(`\\b(?<key>timeoutFor\\w+|defaultTimeLimit)="${V}`, inScripts),
  timeout(`\\btimeout-minutes:\\s*${V}`, inPipelines),
  retries(`(?<![\\w-])retries["']?\\s*[:=]\\s*${V}`),
  retries(`\\bretryTimes\\(\\s*${V}`),
  retries(`--re(?:tries|runs|try)[= ]${V}`),
];
