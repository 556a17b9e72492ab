// dist is what runs in other people's workflows: it must be exactly what the sources build to.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { finish } from "./finish.ts";

const { files } = await bundle();
const present = existsSync("dist") ? readdirSync("dist") : [];
const problems = [
  ...present.filter((name) => !files.has(name)).map((name) => `dist/${name} is not built from anything`),
  ...[...files].flatMap(([name, content]) => compare(join("dist", name), content)),
];
finish(problems, `dist is what src builds to (${files.size} files)`, "Run `npm run build` and commit dist.");

function compare(path: string, content: Uint8Array): string[] {
  if (!existsSync(path)) return [`${path} is missing`];
  if (!readFileSync(path).equals(content)) return [`${path} differs from a fresh build`];
  const isRunnable = process.platform === "win32" || (statSync(path).mode & 0o111) !== 0;
  return path.endsWith("cli.js") && !isRunnable ? [`${path} is not executable`] : [];
}
