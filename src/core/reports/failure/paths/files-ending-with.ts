/** An index of a repository's files, built once for many failures. */
export function filesEndingWith(files: Iterable<string>): (suffix: string) => readonly string[] {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = baseName(file);
    const known = byName.get(name);
    if (known) known.push(file);
    else byName.set(name, [file]);
  }
  return (suffix) => {
    const named = byName.get(baseName(suffix)) ?? [];
    return named.filter((file) => file === suffix || file.endsWith(`/${suffix}`));
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
