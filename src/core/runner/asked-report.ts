import type { RunnerProfile } from "./runner-profiles.ts";

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly configText: string;
}

/** The file behind an option, variable or setting that names one. */
const NAMED_FILE =
  /(?<=(?:--junit-?xml|--outputFile(?:\.\w+)?|--test-reporter-destination|--reporter-outfile|--junitfile|--out|\boutput|\bmochaFile|GOTESTSUM_JUNITFILE)[= ]|\b(?:outputFile|junit)\s*:\s*["'])(?!(?:stdout|stderr)\b)[^\s"',\]]+/gi;

/**
 * The files of a report that is asked for already: by the words of the command, by its environment or by configuration.
 * Undefined when none is. Then, and only then, we may ask for one: our option would win, and take theirs away.
 */
export function askedReport(
  { name, asks, means }: RunnerProfile,
  words: readonly string[],
  { env, configText }: Surroundings,
): readonly string[] | undefined {
  const variable = means.by === "variable" ? `${means.name}=${env[means.name] ?? ""}` : "";
  const spoken = `${words.join(" ")} ${variable}`;
  const isConfigured =
    (name === "pytest" && asks.test(configText)) || (name === "vitest" && /junit/i.test(configText));
  if (!isConfigured && !asks.test(spoken)) return undefined;
  const text = isConfigured ? `${spoken} ${configText}` : spoken;
  return (text.match(NAMED_FILE) ?? []).map((file) => file.replace(/^\.\//, ""));
}
