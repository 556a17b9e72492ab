/**
 * What tells the builds of a .NET test assembly apart on every machine: its file name, and the target framework when
 * the folder says it.
 */
export function assemblyVariant(path: string): string {
  const file = path.replace(/^.*[\\/]/, "");
  const folders = path.slice(0, path.length - file.length).split(/[\\/]/);
  const target = folders.findLast((folder) => /^net(?:coreapp|standard)?\d[\w.-]*$/i.test(folder)) ?? "";
  return target === "" ? file.toLowerCase() : `${file} ${target}`.toLowerCase();
}
