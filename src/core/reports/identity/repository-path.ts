/** Where well-known runners and images check a repository out. What follows is a path inside it. */
const CHECKOUTS: readonly RegExp[] = [
  /^\/(?:home|Users)\/runner\/work\/[^/]+\/[^/]+\//,
  /^\/__w\/[^/]+\/[^/]+\//,
  /^[a-z]:\/a\/[^/]+\/[^/]+\//i,
  /^\/github\/workspace\//,
  /^\/builds\/(?:[^/]+\/)+?(?=(?:src|lib|app|tests?|spec|packages)\/)/,
  /^\/(?:home\/circleci|root)\/project\//,
  /^\/home\/vsts\/work\/\d+\/s\//,
  /^\/opt\/atlassian\/pipelines\/agent\/build\//,
  /^\/drone\/src\//,
  /^\/bitrise\/src\//,
  /^\/var\/(?:lib\/)?jenkins(?:_home)?\/workspace\/[^/]+\//,
  /^\/(?:usr\/src\/app|usr\/src|workspaces\/[^/]+|workspace|app|code|project)\//,
];
const ABSOLUTE = /^(?:\/|[a-z]:\/)/i;

/** The path as the repository knows it, as far as can be told without looking: with `/`, relative to its root. */
export function repositoryPath(written: string, root: string): string {
  const path = normalised(written);
  if (!ABSOLUTE.test(path)) return path.replace(/^(?:\.\/)+/, "");
  const base = normalised(root).replace(/\/+$/, "");
  if (base !== "" && path.toLowerCase().startsWith(`${base.toLowerCase()}/`))
    return path.slice(base.length + 1);
  for (const checkout of CHECKOUTS) if (checkout.test(path)) return path.replace(checkout, "");
  return afterSameFolder(path, base);
}

/** On another machine the repository usually lies in a folder of the same name. */
function afterSameFolder(path: string, base: string): string {
  const folder = base.slice(base.lastIndexOf("/") + 1);
  const at = folder === "" ? -1 : path.indexOf(`/${folder}/`);
  return at < 0 ? path : path.slice(at + folder.length + 2);
}

function normalised(path: string): string {
  const plain = path.startsWith("file://") ? decoded(path.slice("file://".length)) : path;
  return plain
    .replaceAll("\\", "/")
    .replace(/^\/(?=[a-z]:\/)/i, "")
    .replace(/\/\.\//g, "/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone "%" in a path is legal; then nothing in it was encoded.
    return path;
  }
}
