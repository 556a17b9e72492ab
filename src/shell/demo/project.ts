import { cp, mkdtemp, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { type Git, gitIn } from "../git/git.ts";

const Story = z.object({
  title: z.string(),
  attempts: z.array(z.object({ folder: z.string(), message: z.string() })),
});

export type DemoStory = z.infer<typeof Story> & { readonly name: string };
export type DemoAttempt = DemoStory["attempts"][number];

/** Commits of the demo must not depend on who runs it: no signing, no hooks, no templates. */
const IDENTITY = [
  ...["-c", "user.name=an agent", "-c", "user.email=agent@example.com"],
  ...["-c", "commit.gpgSign=false", "-c", "core.hooksPath=", "-c", "core.autocrlf=false"],
];

export async function demoStories(): Promise<DemoStory[]> {
  const names = (await readdir(storyFolder())).sort();
  return await Promise.all(
    names.map(async (name) => ({
      name,
      ...Story.parse(JSON.parse(await readFile(join(storyFolder(), name, "story.json"), "utf8"))),
    })),
  );
}

export async function makeDemoProject(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "umpire-demo-")));
  const git = gitIn(folder);
  await git(["init", "--quiet", "--initial-branch=main", "--template="]);
  await writeFile(
    join(folder, "package.json"),
    `${JSON.stringify({ type: "module", scripts: { test: "node --test" } }, null, 2)}\n`,
  );
  await writeFile(join(folder, ".gitignore"), ".aiwg/\n");
  await commitAll(git, "Start the project");
  return folder;
}

export async function startStory(folder: string, { name }: DemoStory): Promise<void> {
  await gitIn(folder)(["switch", "--quiet", "--create", name, "main"]);
}

export async function commitAttempt(
  folder: string,
  { name }: DemoStory,
  { folder: files, message }: DemoAttempt,
): Promise<void> {
  await cp(join(storyFolder(), name, files), folder, { recursive: true });
  await commitAll(gitIn(folder), message);
}

async function commitAll(git: Git, message: string): Promise<void> {
  await git(["add", "--all"]);
  await git([...IDENTITY, "commit", "--quiet", "--message", message]);
}

/** Beside dist/ in the package, three folders up in the source. */
function storyFolder(): string {
  const here = fileURLToPath(new URL(".", import.meta.url));
  return join(here, here.includes(join("src", "shell")) ? "../../.." : "..", "examples", "demo");
}
