const SCHEME = /^(?:file|webpack|webpack-internal|vite|ng|app|turbopack):\/\//i;
const ORIGIN = /^https?:\/\/[^/]*/i;
const WINDOWS = /^(?:\\\\|[A-Za-z]:[\\/])/;

/** The path inside a URL or a foreign way of writing one: `/` between parts, no `.` or `..`, no query. */
export function plainPath(written: string): string {
  const isUrl = SCHEME.test(written) || ORIGIN.test(written);
  const bare = isUrl
    ? decoded(
        written
          .replace(SCHEME, "")
          .replace(ORIGIN, "")
          .replace(/[?#].*$/, ""),
      )
    : written;
  const path = bare
    // Vite serves files outside its root under this prefix.
    .replace(/^\/@fs(?=\/)/, "")
    .replace(/^\/(?=[A-Za-z]:[\\/])/, "");
  const slashed = WINDOWS.test(path) || !path.includes("/") ? path.replaceAll("\\", "/") : path;
  return normalised(slashed);
}

export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}

function normalised(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === ".." && parts.some((before) => before !== "..")) parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return (path.startsWith("/") ? "/" : "") + parts.join("/");
}

const UTF_8 = new TextDecoder();

/** `decodeURIComponent` throws on a stray `%`, which a file name may well hold. */
export function decoded(path: string): string {
  return path.replace(/(?:%[0-9A-Fa-f]{2})+/g, (codes) => {
    const bytes = codes.split("%").slice(1);
    return UTF_8.decode(Uint8Array.from(bytes, (code) => Number.parseInt(code, 16)));
  });
}
