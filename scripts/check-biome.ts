// Biome's own exit code, and the proof that it looked at the files we think it looks at.
import { capture } from "./capture.ts";
import { finish } from "./finish.ts";
import { projectFiles } from "./project-files.ts";

const { status, output } = capture("biome", ["check", "--error-on-warnings", "."], "@biomejs/biome");
process.stdout.write(output);
const read = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0);
const expected = projectFiles().filter(
  (path) => /^(src|scripts|test)\/.*\.ts$/.test(path) && !path.startsWith("test/fixtures/"),
).length;
finish(
  [
    ...(status === 0 ? [] : ["Biome found problems (above)"]),
    ...(read < expected ? [`Biome read ${read} files, but there are ${expected} sources`] : []),
  ],
  `Biome read ${read} files`,
  "`npm run fix` repairs what can be repaired by itself.",
);
