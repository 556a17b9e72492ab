import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  backoffMs,
  openClient,
  read,
  troubleOf,
  unless,
  write
} from "./chunk-MEDSKKDU.js";
import "./chunk-PQWHNJBS.js";
import "./chunk-APXBS5J2.js";
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  parseJson
} from "./chunk-66JN3P3K.js";
import "./chunk-TRBVMLRL.js";
import {
  array,
  boolean,
  number,
  object,
  record,
  string,
  unknown
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-55RZY7CO.js";
import "./chunk-KPOE4I3O.js";

// src/shell/branch/branch-place.ts
var STORE_BRANCH = "umpire-attempts";
function placeOf(name, runId) {
  return { folder: folderOf(name), file: `${name}.${runId}.json` };
}
function folderOf(name) {
  const pull = /^umpire-(?:attempt|ledger)-v1-(\d+)(?:-|$)/.exec(name)?.[1];
  return pull === void 0 ? "other" : `pull-${pull}`;
}
function documentIn(file) {
  const [, name, runId] = /^(.+)\.(\d{1,15})\.json$/.exec(file) ?? [];
  return name === void 0 ? null : { name, runId: Number(runId) };
}

// src/shell/branch/create-file.ts
import { createHash } from "node:crypto";

// src/shell/branch/create-branch.ts
var needs = "contents: write";
var ABOUT = `# ${STORE_BRANCH}

Umpire keeps what the tests of each pull request showed here, one file for each job of a run. Nothing is ever changed.
Delete the branch to forget everything.
`;
var Made = object({ sha: string() });
async function createBranch({ octokit: { rest }, repo }) {
  const operation = { does: `make the branch ${STORE_BRANCH}`, needs };
  const readme = { path: "README.md", mode: "100644", type: "blob", content: ABOUT };
  const tree = await write(operation, Made, () => rest.git.createTree({ ...repo, tree: [readme] }));
  const message = "Keep the attempts of pull requests";
  const commit = await write(
    operation,
    Made,
    () => rest.git.createCommit({ ...repo, message, tree: tree.sha, parents: [] })
  );
  await write(
    operation,
    unknown(),
    () => unless([422], rest.git.createRef({ ...repo, ref: `refs/heads/${STORE_BRANCH}`, sha: commit.sha }))
  );
}

// src/shell/branch/create-file.ts
var MOST_TRIES = 20;
async function createFile(given, client, folderAt) {
  for (let tries = 0; ; tries += 1) {
    const trouble = await sent(given, client);
    if (trouble === null) return true;
    if (statusOf(trouble) === 404) await createBranch(client);
    else {
      const there = (await folderAt(given.folder)).get(given.file);
      if (there) return there.sha === blobSha(given.text);
      if (!(trouble instanceof AnswerLost || statusOf(trouble) === 409)) throw trouble;
    }
    if (tries === MOST_TRIES || !await client.patience.wait(backoffMs(Math.min(tries, 2)))) throw trouble;
  }
}
async function sent({ folder, file, text }, { octokit, repo }) {
  const path = `${folder}/${file}`;
  const content = Buffer.from(text).toString("base64");
  const body = { path, message: `Keep ${file}`, content, branch: STORE_BRANCH };
  try {
    await write(
      { does: `keep ${file} on the branch ${STORE_BRANCH}`, needs },
      object({}),
      () => octokit.rest.repos.createOrUpdateFileContents({ ...repo, ...body })
    );
    return null;
  } catch (error) {
    if (error instanceof AnswerLost || [404, 409, 422].includes(statusOf(error))) return asError(error);
    throw error;
  }
}
function statusOf(error) {
  return error instanceof UserError ? troubleOf(error.cause)?.status ?? 0 : 0;
}
function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}
function blobSha(text) {
  return createHash("sha1").update(`blob ${Buffer.byteLength(text)}\0${text}`).digest("hex");
}

// src/shell/branch/tree.ts
var Tree = object({
  truncated: boolean().default(false),
  tree: array(object({ path: string(), sha: string().nullish(), size: number().default(0) }))
});
var EMPTY = /* @__PURE__ */ new Map();
function branchTree(client) {
  const byContent = /* @__PURE__ */ new Map();
  let underWay = null;
  const root = () => {
    underWay ??= treeAt(client, STORE_BRANCH).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return async (folder) => {
    const sha = (await root()).get(folder)?.sha;
    if (sha === void 0) return EMPTY;
    const known = byContent.get(sha) ?? treeAt(client, sha);
    byContent.set(sha, known);
    return await known;
  };
}
async function treeAt({ octokit, repo }, of) {
  const operation = { does: `list the branch ${STORE_BRANCH}`, needs: "contents: read" };
  const found = await read(
    operation,
    Tree.nullable(),
    () => unless([404], octokit.rest.git.getTree({ ...repo, tree_sha: of }))
  );
  if (found === null) return EMPTY;
  if (!found.truncated)
    return new Map(found.tree.flatMap(({ path, sha, size }) => sha ? [[path, { sha, bytes: size }]] : []));
  throw new UserError(
    "github-too-many",
    `Umpire could not ${operation.does}: a folder of it holds more than GitHub lists.`,
    `Delete the branch ${STORE_BRANCH}: the pull requests then start anew.`
  );
}

// src/shell/branch/branch-store.ts
var MOST_BYTES = 20 * 1024 * 1024;
var MOST_NAMES = 20;
function openBranchStore(options, runId) {
  const client = openClient(options);
  const { octokit, repo } = client;
  const folderAt = branchTree(client);
  const blobs = /* @__PURE__ */ new Map();
  const listed = (folder, isWanted) => [...folder].flatMap(([file, { sha, bytes }]) => {
    const document = documentIn(file);
    if (!document || !isWanted(document.name, document.runId)) return [];
    const id = blobs.size + 1;
    blobs.set(id, sha);
    return [{ id, ...document, expired: false, bytes, createdAt: "" }];
  });
  return {
    artifactsOf: async (of, prefix) => listed(await folderAt(folderOf(prefix)), (name, run) => run === of && name.startsWith(prefix)),
    async artifactsNamed(wanted, most) {
      const found = listed(await folderAt(folderOf(wanted)), (name) => name === wanted);
      return found.sort((left, right) => (right.runId ?? 0) - (left.runId ?? 0)).slice(0, most);
    },
    async download({ id, name, bytes }) {
      if (bytes > MOST_BYTES) throw refused(`${name} has ${bytes} bytes, and ${MOST_BYTES} are allowed`);
      const operation = { does: `read ${name} of the branch ${STORE_BRANCH}`, needs: "contents: read" };
      const found = await read(
        operation,
        object({ content: string() }).nullable(),
        () => unless([404], octokit.rest.git.getBlob({ ...repo, file_sha: blobs.get(id) ?? "" }))
      );
      return found === null ? "gone" : Buffer.from(found.content, "base64");
    },
    uploads: {
      async upload(name, files) {
        const text = JSON.stringify(files);
        for (let number2 = 1; number2 <= MOST_NAMES; number2 += 1) {
          const free = number2 === 1 ? name : `${name}-${number2}`;
          if (await createFile({ ...placeOf(free, runId), text }, client, folderAt)) return free;
        }
        throw new UserError(
          "artifacts-name",
          `This run has kept ${MOST_NAMES} documents named like ${JSON.stringify(name)} already.`,
          "Start a new run instead of repeating this one."
        );
      }
    },
    readZip: async (bytes) => filesIn(new TextDecoder().decode(bytes))
  };
}
function filesIn(text) {
  const parsed = record(string(), string()).safeParse(parseJson(text, (found, cause) => refused(`it ${found}`, cause)));
  if (!parsed.success) throw refused("it holds no files", parsed.error);
  const encoder = new TextEncoder();
  return new Map(Object.entries(parsed.data).map(([name, body]) => [name, encoder.encode(body)]));
}
function refused(reason, cause) {
  return new UserError(
    "artifact-refused",
    `A file of the branch ${STORE_BRANCH} was refused: ${reason}.`,
    "Umpire's own files never look like this: somebody else wrote it.",
    { cause }
  );
}
export {
  openBranchStore
};
