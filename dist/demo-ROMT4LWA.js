import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  runTests
} from "./chunk-SQTM3JJA.js";
import {
  verdictLines
} from "./chunk-7NQC223M.js";
import "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import "./chunk-RL2JNOXM.js";
import "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import "./chunk-4J3IG5WM.js";
import "./chunk-ZGZSONUI.js";
import {
  gitIn,
  openWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-RLDAFMYN.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import {
  array,
  object,
  string
} from "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/demo.ts
import { join as join2 } from "node:path";

// src/shell/demo/project.ts
import { cp, mkdtemp, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var Story = object({
  title: string(),
  attempts: array(object({ folder: string(), message: string() }))
});
var IDENTITY = [
  ...["-c", "user.name=an agent", "-c", "user.email=agent@example.com"],
  ...["-c", "commit.gpgSign=false", "-c", "core.hooksPath=", "-c", "core.autocrlf=false"]
];
async function demoStories() {
  const names = (await readdir(storyFolder())).sort();
  return await Promise.all(
    names.map(async (name) => ({
      name,
      ...Story.parse(JSON.parse(await readFile(join(storyFolder(), name, "story.json"), "utf8")))
    }))
  );
}
async function makeDemoProject() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "umpire-demo-")));
  const git = gitIn(folder);
  await git(["init", "--quiet", "--initial-branch=main", "--template="]);
  await writeFile(
    join(folder, "package.json"),
    `${JSON.stringify({ type: "module", scripts: { test: "node --test" } }, null, 2)}
`
  );
  await writeFile(join(folder, ".gitignore"), ".aiwg/\n");
  await commitAll(git, "Start the project");
  return folder;
}
async function startStory(folder, { name }) {
  await gitIn(folder)(["switch", "--quiet", "--create", name, "main"]);
}
async function commitAttempt(folder, { name }, { folder: files, message }) {
  await cp(join(storyFolder(), name, files), folder, { recursive: true });
  await commitAll(gitIn(folder), message);
}
async function commitAll(git, message) {
  await git(["add", "--all"]);
  await git([...IDENTITY, "commit", "--quiet", "--message", message]);
}
function storyFolder() {
  const here = fileURLToPath(new URL(".", import.meta.url));
  return join(here, here.includes(join("src", "shell")) ? "../../.." : "..", "examples", "demo");
}

// src/cli/demo.ts
var TEST_COMMAND = [process.execPath, "--test"];
var TIMEOUT_SECONDS = 60;
async function demo() {
  const folder = await makeDemoProject();
  say(`A small git project in ${folder}, played with real commits and real test runs.`);
  for (const story of await demoStories()) {
    say(`
=== ${story.title} ===`);
    await startStory(folder, story);
    let review;
    for (const attempt of story.attempts) {
      await commitAttempt(folder, story, attempt);
      say(`
$ git commit -m "${attempt.message.split("\n", 1)[0]}" && umpire run -- node --test`);
      review = await callAttempt(folder, story.name);
      say(verdictLines(review.latest).join("\n"));
    }
    if (review?.latest.call.action === "escalate")
      say(`
The comment a person gets:

${review.document.comment}`);
  }
  say(
    `
The folder is yours to look at: cd ${folder} && git log --oneline --all && ls ${join2(".aiwg", "ralph", "debug-memory", "sessions")}`
  );
  return 0;
}
async function callAttempt(folder, branch) {
  const { world, config } = await openWorld({ folder, config: void 0, output: "nowhere", say });
  const request = {
    argv: TEST_COMMAND,
    junit: [],
    coverage: [],
    base: "main",
    branch,
    cwd: folder,
    timeoutSeconds: TIMEOUT_SECONDS,
    arrange: true
  };
  return await runTests(request, config, world);
}
function say(line) {
  process.stdout.write(`${line}
`);
}
export {
  demo
};
