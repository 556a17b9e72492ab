import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { runGit } from "./run-git.ts";

export interface Commit {
  readonly branch: string;
  /** Text by path; null deletes. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly message?: string | undefined;
  /** Parent: a branch or SHA; the branch itself unless told. */
  readonly from?: string | undefined;
}

export interface Refs {
  readonly tips: ReadonlyMap<string, string>;
  readonly commits: number;
}

export interface TreeEntry {
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Null for a folder. */
  readonly size: number | null;
  readonly path: string;
}

/** The code side of the stand-in is git itself: bare repositories, to which a test may also push. */
export class Repositories {
  readonly #root: string;
  #commits = 0;
  readonly #known = new Set<string>();
  // Each git process costs more than a call may, and what a commit holds never changes.
  readonly #commitsOf = new Map<string, string>();
  readonly #diffs = new Map<string, string>();
  readonly #files = new Map<string, string | null>();

  constructor(root: string) {
    this.#root = root;
  }

  path(repository: string): string {
    return join(this.#root, `${repository}.git`);
  }

  /** Written by hand: `git init` takes longer than a whole call may. */
  create(repository: string, branch: string): void {
    const folder = this.path(repository);
    for (const inner of ["objects/info", "refs/heads"]) mkdirSync(join(folder, inner), { recursive: true });
    writeFileSync(join(folder, "HEAD"), `ref: refs/heads/${branch}\n`);
    writeFileSync(
      join(folder, "config"),
      "[core]\n\trepositoryformatversion = 0\n\tbare = true\n[gc]\n\tauto = 0\n",
    );
  }

  /** Like GitHub's, the parent sees the objects of its forks. */
  fork(parent: string, fork: string, branch: string): void {
    this.create(fork, branch);
    appendFileSync(
      join(this.path(fork), "objects/info/alternates"),
      `${join(this.path(parent), "objects")}\n`,
    );
    appendFileSync(
      join(this.path(parent), "objects/info/alternates"),
      `${join(this.path(fork), "objects")}\n`,
    );
    this.move(fork, branch, this.tip(parent, branch) ?? "");
  }

  remove(repository: string): void {
    // The objects stay: GitHub keeps what a pull request of a deleted fork needs.
    rmSync(join(this.path(repository), "refs"), { recursive: true });
  }

  async commit(repository: string, commit: Commit): Promise<string>;
  /** Null when somebody has moved the branch from `isOnlyIf` meanwhile. */
  async commit(repository: string, commit: Commit & { readonly isOnlyIf: string }): Promise<string | null>;
  async commit(
    repository: string,
    { branch, files, message, from, isOnlyIf }: Commit & { readonly isOnlyIf?: string },
  ): Promise<string | null> {
    const parent = from === undefined ? this.tip(repository, branch) : (this.tip(repository, from) ?? from);
    const seconds = 1_700_000_000 + this.#commits++;
    const text = message ?? `Commit ${this.#commits}`;
    const changes = Object.entries(files).map(([path, content]) =>
      content === null ? `D ${quoted(path)}` : `M 100644 inline ${quoted(path)}\n${data(content)}`,
    );
    const stream = [
      "feature done",
      "commit refs/import",
      "mark :1",
      `committer Dev <dev@example.com> ${seconds} +0000`,
      data(text),
      ...(parent === null ? [] : [`from ${parent}`]),
      ...changes,
      "",
      "get-mark :1",
      "done\n",
    ].join("\n");
    const sha = (await this.#git(repository, ["fast-import", "--quiet", "--force"], stream)).trim();
    rmSync(join(this.path(repository), "refs/import"), { force: true });
    if (isOnlyIf !== undefined && this.tip(repository, branch) !== isOnlyIf) return null;
    this.move(repository, branch, sha);
    return sha;
  }

  move(repository: string, branch: string, sha: string): void {
    this.setRef(repository, `refs/heads/${branch}`, sha);
  }

  setRef(repository: string, ref: string, sha: string): void {
    const file = join(this.path(repository), ref);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, `${sha}\n`);
  }

  /** Where every branch is. Objects only ever grow, so that this is all there is to put back. */
  refs(): Refs {
    const files = readdirSync(this.#root, { recursive: true, withFileTypes: true });
    const heads = files.filter((file) => file.isFile() && /\.git[/\\]refs([/\\]|$)/.test(file.parentPath));
    const tips = heads.map(({ parentPath, name }) => join(parentPath, name));
    return { tips: new Map(tips.map((file) => [file, readFileSync(file, "utf8")])), commits: this.#commits };
  }

  putBack({ tips, commits }: Refs): void {
    const { tips: now } = this.refs();
    for (const file of now.keys()) if (!tips.has(file)) rmSync(file);
    for (const [file, sha] of tips) if (now.get(file) !== sha) writeFileSync(file, sha);
    this.#commits = commits;
  }

  deleteBranch(repository: string, branch: string): void {
    rmSync(join(this.path(repository), "refs/heads", branch), { force: true });
  }

  /** Read from the file, since a push from outside may have moved it. */
  tip(repository: string, branch: string): string | null {
    const file = join(this.path(repository), "refs/heads", branch);
    return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  }

  async has(repository: string, sha: string): Promise<boolean> {
    if (this.#known.has(sha)) return true;
    if (!/^[0-9a-f]{40}$/.test(sha)) return false;
    const found = await this.#git(repository, ["cat-file", "-e", `${sha}^{commit}`]).then(
      () => true,
      () => false,
    );
    if (found) this.#known.add(sha);
    return found;
  }

  /** Against the merge base, as a pull request is shown. */
  async diff(repository: string, base: string, head: string): Promise<string> {
    const key = `${base}...${head}`;
    const known = this.#diffs.get(key);
    if (known !== undefined) return known;
    const text = await this.#git(repository, ["diff", "--no-color", "--no-ext-diff", "-M", key]);
    this.#diffs.set(key, text);
    return text;
  }

  async contains(repository: string, base: string, head: string, sha: string): Promise<boolean> {
    if (sha === head) return true;
    const key = `${base}..${head}`;
    const commits = this.#commitsOf.get(key) ?? (await this.#git(repository, ["rev-list", key]));
    this.#commitsOf.set(key, commits);
    return commits.includes(sha);
  }

  /** Null when there is no such file. */
  async show(repository: string, ref: string, path: string): Promise<string | null> {
    const name = `${this.tip(repository, ref) ?? ref}:${path}`;
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const text = await this.#git(repository, ["cat-file", "blob", name]).catch(() => null);
    if (text !== null || /^[0-9a-f]{40}:/.test(name)) this.#files.set(name, text);
    return text;
  }

  async blob(repository: string, sha: string): Promise<string | null> {
    return await this.#git(repository, ["cat-file", "blob", sha]).catch(() => null);
  }

  /** Not what lies in its folders. Null when there is no such tree. */
  async tree(repository: string, of: string): Promise<TreeEntry[] | null> {
    const name = this.tip(repository, of) ?? of;
    const text = await this.#git(repository, ["ls-tree", "-l", "-z", name]).catch(() => null);
    if (text === null) return null;
    return text.split("\0").flatMap((line) => {
      const [, mode = "", type = "", sha = "", size, path = ""] =
        /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(line) ?? [];
      return path === "" ? [] : [{ mode, type, sha, size: size === "-" ? null : Number(size), path }];
    });
  }

  async writeBlob(repository: string, text: string): Promise<string> {
    return (await this.#git(repository, ["hash-object", "-w", "--stdin"], text)).trim();
  }

  async writeTree(repository: string, files: readonly { path: string; content: string }[]): Promise<string> {
    const lines = files.map(async ({ path, content }) => {
      return `100644 blob ${await this.writeBlob(repository, content)}\t${path}\n`;
    });
    return (await this.#git(repository, ["mktree"], (await Promise.all(lines)).join(""))).trim();
  }

  async writeCommit(
    repository: string,
    tree: string,
    parents: readonly string[],
    message: string,
  ): Promise<string> {
    const above = parents.flatMap((parent) => ["-p", parent]);
    return (await this.#git(repository, ["commit-tree", ...above, "-m", message, tree])).trim();
  }

  /** What `refs/pull/N/merge` points at; null on a conflict. */
  async merge(repository: string, base: string, head: string): Promise<string | null> {
    const tree = await this.#git(repository, ["merge-tree", "--write-tree", base, head]).catch(() => null);
    if (tree === null) return null;
    const dates = { GIT_AUTHOR_DATE: "1700000000 +0000", GIT_COMMITTER_DATE: "1700000000 +0000" };
    const message = `Merge ${head} into ${base}`;
    const args = ["commit-tree", "-p", base, "-p", head, "-m", message, tree.trim()];
    return (await this.#git(repository, args, "", dates)).trim();
  }

  #git(repository: string, args: readonly string[], input = "", env: NodeJS.ProcessEnv = {}) {
    return runGit(this.path(repository), args, input, env);
  }
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}`;
}

function quoted(path: string): string {
  return JSON.stringify(path);
}
