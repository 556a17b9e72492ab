import { createHash } from "node:crypto";
import { notFound, type Part } from "../world.ts";

export const getContent: Part = async (call, world) => {
  const path = call.params["path"] ?? "";
  const ref = call.query.get("ref") ?? world.defaultBranch;
  const text = await world.git.show(world.repository, ref, path);
  if (text === null) throw notFound();
  if (/\braw\b/.test(call.accept))
    return {
      status: 200,
      body: Buffer.from(text),
      headers: { "content-type": "application/vnd.github.raw; charset=utf-8" },
    };
  const size = Buffer.byteLength(text);
  const sha = createHash("sha1").update(`blob ${size}\0${text}`).digest("hex");
  const api = `${world.origin}/repos/${world.repository}`;
  const site = `https://github.com/${world.repository}`;
  const url = `${api}/contents/${path}?ref=${ref}`;
  const git_url = `${api}/git/blobs/${sha}`;
  const html_url = `${site}/blob/${ref}/${path}`;
  const body = {
    name: path.split("/").at(-1),
    path,
    sha,
    size,
    url,
    html_url,
    git_url,
    download_url: `${site}/raw/${ref}/${path}`,
    type: "file",
    content: Buffer.from(text).toString("base64").replaceAll(/.{60}/g, "$&\n"),
    encoding: "base64",
    _links: { self: url, git: git_url, html: html_url },
  };
  return { status: 200, body };
};
