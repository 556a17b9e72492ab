// What npm would publish: complete, free of what does not belong, and able to start without node_modules.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finish } from "./finish.ts";
import { projectFiles } from "./project-files.ts";

const npm = process.env["npm_execpath"];
if (npm === undefined) throw new Error("Start this with `npm run check:package`.");

const folder = mkdtempSync(join(tmpdir(), "umpire-package-"));
try {
  const [packed] = JSON.parse(run(npm, ["pack", "--json", "--ignore-scripts", "--pack-destination", folder]));
  const inside = new Set<string>(packed.files.map((file: { path: string }) => file.path));
  const wanted = projectFiles().filter((path) =>
    /^(dist|templates|schemas|examples\/demo)\/|^(action\.yml|LICENSE|README\.md|CHANGELOG\.md)$/.test(path),
  );

  execFileSync("tar", ["-xzf", packed.filename], { cwd: folder });
  const version = run(join(folder, "package/dist/cli.js"), ["--version"]).trim();
  const expected = JSON.parse(readFileSync("package.json", "utf8")).version;

  finish(
    [
      ...wanted.filter((path) => !inside.has(path)).map((path) => `${path} is missing from the package`),
      ...[...inside]
        .filter((path) => /^(src|test|scripts|\.|node_modules)/.test(path))
        .map((path) => `${path} is in the package`),
      ...(version === expected
        ? []
        : [`the packed command says version "${version}", package.json says "${expected}"`]),
    ],
    `${packed.filename}: ${inside.size} files, ${Math.round(packed.size / 1024)} KB, starts by itself`,
    "`files` in package.json decides what is packed.",
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
}
