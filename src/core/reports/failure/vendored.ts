const VENDORED =
  /(?:^|\/)(?:node_modules|bower_components|site-packages|dist-packages|vendor|\.venv|\.yarn|\.pnpm)\/|\/lib\/python\d|^node:|^<|(?:^|\/)(?:internal\/)?importlib\//;

/** Code that the repository runs but does not own. */
export function isVendored(path: string): boolean {
  return VENDORED.test(path);
}
