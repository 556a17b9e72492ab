/** Spaces, then a separator or a word. What else a shell knows (pipes, subshells, redirections, comments) matches neither. */
const TOKEN =
  /[ \t\r]*(?:(?<separator>&&|\|\||;|\n)|(?<word>(?:'[^']*'|"(?:[^"\\`]|\\.)*"|\\.|[^\s'"\\&|;<>()`#]|(?<=\S)#)+))/y;
const QUOTED = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g;

/**
 * The simple commands of a shell line, in order, each as its words.
 * Undefined when the line is more than a plain sequence: then nobody may guess where an added argument would land.
 */
export function splitScript(line: string): readonly (readonly string[])[] | undefined {
  const text = line.trim();
  const commands: string[][] = [[]];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) return undefined;
    const word = groups["word"];
    if (word === undefined) commands.push([]);
    else commands.at(-1)?.push(unquote(word));
  }
  return commands.filter((words) => words.length > 0);
}

function unquote(word: string): string {
  return word.replace(QUOTED, (quoted: string, single?: string, double?: string) => {
    return single ?? double?.replace(/\\(["\\$])/g, "$1") ?? quoted.slice(1);
  });
}
