/** Folders that hold other people's code wherever they stand. */
const FOLDERS: readonly string[] = [
  // JavaScript
  "node_modules|bower_components|jspm_packages|\\.pnpm|\\.yarn|\\.pnp\\.[cm]?js",
  // Python
  "site-packages|dist-packages|\\.venv|venv|\\.tox|\\.nox|\\.eggs|\\.pyenv|lib(?:64)?/python\\d(?:\\.\\d+)?|Python\\d*(?:/[^/]+){0,2}/Lib",
  // Go, PHP, Ruby
  "vendor|pkg/mod|[^/]+@v\\d[^/]*|gems/[^/]+-\\d[^/]*|lib/ruby|rubygems_integration|share/php",
  // Rust, .NET, JVM
  "\\.cargo|rustc/[0-9a-f]{8,}|\\.rustup|\\.nuget|\\.m2|\\.gradle",
  "Pods|Carthage|\\.build/checkouts",
];
const IN_FOLDER = new RegExp(`(?:^|/)(?:${FOLDERS.join("|")})(?:/|$)`);
/** The runtime itself: Go's standard library, Node's, what was never a file. */
const RUNTIME =
  /^(?:node|bun|deno|ext|native|internal|phar|jar|wasm|rsrc):|^[<[(]|(?:local|lib)\/go[^/]*\/src\/|(?:^|\/)go\/\d[^/]*\/(?:x64\/|arm64\/)?src\/|(?:^|\/)libexec\/src\/|Program Files\/Go\/src\/|(?:^|\/)webpack\/(?:runtime|bootstrap)|(?:^|\/)_testmain\.go$/;

/** Code that the repository runs but does not own. */
export function isVendored(path: string): boolean {
  return RUNTIME.test(path) || IN_FOLDER.test(path);
}

const GENERATED =
  /(?:^|\/)(?:dist|build|out|target|bin|obj|coverage|\.next|\.nuxt|\.svelte-kit|\.vite|\.cache)\//;

/** What a build writes. Part of the repository only when it is committed. */
export function isGenerated(path: string): boolean {
  return GENERATED.test(path);
}
