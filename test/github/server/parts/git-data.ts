import { Refusal } from "../call.ts";
import { type Json, notFound, type Part, type World } from "../world.ts";

const at = ({ origin, repository }: World) => `${origin}/repos/${repository}/git`;

/** Of a tree, or of a branch by its name. */
export const getTree: Part = async (call, world) => {
  const of = call.params["tree_sha"] ?? "";
  const entries = await world.git.tree(world.repository, of);
  if (entries === null) throw notFound();
  const tree = entries.map(({ mode, type, sha, size, path }) => ({
    path,
    mode,
    type,
    sha,
    ...(size !== null && { size }),
    url: `${at(world)}/${type}s/${sha}`,
  }));
  return { status: 200, body: { sha: of, url: `${at(world)}/trees/${of}`, truncated: false, tree } };
};

export const getBlob: Part = async (call, world) => {
  const sha = call.params["file_sha"] ?? "";
  const text = await world.git.blob(world.repository, sha);
  if (text === null) throw notFound();
  const content = Buffer.from(text).toString("base64").replaceAll(/.{60}/g, "$&\n");
  const size = Buffer.byteLength(text);
  const url = `${at(world)}/blobs/${sha}`;
  return { status: 200, body: { sha, node_id: `B_${sha}`, size, url, content, encoding: "base64" } };
};

export const createTree: Part = async (call, world) => {
  const files = call.body.tree.map(({ path, content }: Json) => ({ path, content }));
  const sha = await world.git.writeTree(world.repository, files);
  return { ...(await getTree({ ...call, params: { ...call.params, tree_sha: sha } }, world)), status: 201 };
};

export const createCommit: Part = async (call, world) => {
  const { message, tree, parents = [] } = call.body;
  const sha = await world.git.writeCommit(world.repository, tree, parents, message);
  return { status: 201, body: commitJson(world, sha, tree, parents, message) };
};

function commitJson(world: World, sha: string, tree: string, parents: readonly string[], message: string) {
  const person = { date: "2026-01-25T10:00:00Z", name: "github-actions[bot]", email: "bot@example.com" };
  const link = (kind: string, of: string) => ({ sha: of, url: `${at(world)}/${kind}/${of}` });
  const html = (of: string) => `https://github.com/${world.repository}/commit/${of}`;
  return {
    ...link("commits", sha),
    node_id: `C_${sha}`,
    html_url: html(sha),
    author: person,
    committer: person,
    message,
    tree: link("trees", tree),
    parents: parents.map((parent) => ({ ...link("commits", parent), html_url: html(parent) })),
    verification: {
      verified: false,
      reason: "unsigned",
      signature: null,
      payload: null,
      verified_at: null,
    },
  };
}

export const createRef: Part = (call, world) => {
  const { ref, sha } = call.body;
  if (world.git.tip(world.repository, ref.replace("refs/heads/", "")) !== null)
    throw new Refusal(422, "Reference already exists");
  world.git.setRef(world.repository, ref, sha);
  const object = { type: "commit", sha, url: `${at(world)}/commits/${sha}` };
  return { status: 201, body: { ref, node_id: `REF_${sha}`, url: `${at(world)}/${ref}`, object } };
};

/** A file that is there is only replaced by who names its blob; two who write at once are in conflict. */
export const putContent: Part = async (call, world) => {
  const path = decodeURIComponent(call.params["path"] ?? "");
  const { message, content, branch = world.defaultBranch, sha } = call.body;
  const parent = world.git.tip(world.repository, branch);
  if (parent === null) throw new Refusal(404, `Branch ${branch} not found`);
  const known = await world.git.show(world.repository, branch, path);
  if (known !== null && sha === undefined)
    throw new Refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  const text = Buffer.from(content, "base64").toString("utf8");
  const made = await world.git.commit(world.repository, {
    branch,
    from: parent,
    files: { [path]: text },
    message,
    isOnlyIf: parent,
  });
  if (made === null) throw new Refusal(409, `is at another commit but expected ${parent}`);
  const blob = await world.git.writeBlob(world.repository, text);
  const url = `${world.origin}/repos/${world.repository}/contents/${path}?ref=${branch}`;
  const git_url = `${at(world)}/blobs/${blob}`;
  const html_url = `https://github.com/${world.repository}/blob/${branch}/${path}`;
  const body = {
    content: {
      name: path.split("/").at(-1),
      path,
      sha: blob,
      size: Buffer.byteLength(text),
      url,
      html_url,
      git_url,
      download_url: html_url.replace("/blob/", "/raw/"),
      type: "file",
      _links: { self: url, git: git_url, html: html_url },
    },
    commit: commitJson(world, made, made, [parent], message),
  };
  return { status: 201, body };
};
