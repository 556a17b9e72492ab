import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { glob } from "tinyglobby";
import * as z from "zod";
import { type Project, RUNNER_CONFIG_FILES } from "../../core/runner/arrange-report.ts";

const names = z.record(z.string(), z.string()).catch({});
const PackageJson = z.object({
  scripts: names.default({}),
  dependencies: names.default({}),
  devDependencies: names.default({}),
});

/** What arranging a report needs to know. A project without package.json has no scripts; a broken one is npm's to report. */
export async function readProject(cwd: string, env: Readonly<Record<string, string>>): Promise<Project> {
  const { scripts, dependencies, devDependencies } = PackageJson.parse(
    parsed(await textOf(join(cwd, "package.json"))),
  );
  const configs = await glob([...RUNNER_CONFIG_FILES], { cwd, absolute: true, expandDirectories: false });
  return {
    packageScripts: scripts,
    dependencies: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    nodeMajor: Number.parseInt(process.versions.node, 10),
    env,
    configText: (await Promise.all(configs.map(textOf))).join("\n"),
  };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
