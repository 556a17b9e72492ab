import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rule = `\n\n${"-".repeat(80)}\n\n`;

/** One text with the licence of every package that esbuild put into dist: same inputs, same text. */
export function thirdPartyLicences(inputs: readonly string[], legalComments: readonly string[]): string {
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
  const licences = [...new Set([...folders].map(licenceOf))].sort();
  const notices = [...new Set(legalComments.flatMap(separateNotices))].sort();
  return `${[
    "Umpire is MIT licensed (see LICENSE). The files beside this one contain code of the packages below.",
    ...licences,
    ...(notices.length > 0 ? ["Notices found in the bundled sources:", ...notices] : []),
  ].join(rule)}\n`;
}

/** The innermost package of a path, because packages may bring packages of their own. */
function packageFolder(input: string): string | undefined {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  return [`${name} ${version} (${license ?? "licence not stated"})`, ...texts].join("\n\n");
}

/** esbuild writes "Bundled license information:", then each package's path and its comments. */
function separateNotices(text: string): string[] {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/^Bundled license information:\n/, "")
    .split(/\n(?=\S+:\n)/)
    .map((notice) => notice.trim())
    .filter((notice) => notice !== "");
}
