export interface GoModule {
  /** Folder of the go.mod, relative to the repository; empty for its root. */
  readonly dir: string;
  /** As its first line says, with `/v2` and the like. */
  readonly module: string;
}

/** The path in the repository, existing or not, of a file that a profile names by module; undefined for other paths. */
export function goModulePlace(path: string, modules: readonly GoModule[]): string | undefined {
  const [innermost] = modules
    .filter(({ module }) => path.startsWith(`${module}/`))
    .toSorted((a, b) => b.module.length - a.module.length);
  if (!innermost) return undefined;
  const inside = path.slice(innermost.module.length + 1);
  const dir = innermost.dir.replace(/^\.\/?|\/$/g, "");
  return dir === "" ? inside : `${dir}/${inside}`;
}
