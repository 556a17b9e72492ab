import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";

const { files } = await bundle();

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");
let bytes = 0;
for (const [name, content] of files) {
  writeFileSync(join("dist", name), content);
  bytes += content.length;
}
if (files.has("cli.js")) chmodSync("dist/cli.js", 0o755);
console.log(`dist: ${files.size} files, ${Math.round(bytes / 1024)} KB`);
