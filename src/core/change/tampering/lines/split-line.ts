/** A line in parts. Each has the line's own length, so that a place in one is the same place in all. */
export interface LineParts {
  /** Comments and what stands in strings blanked out. */
  readonly code: string;
  /** Only comments blanked out. */
  readonly bare: string;
  /** All but the comments blanked out; empty without one. */
  readonly comment: string;
}

export type SplitLine = (line: string) => LineParts;

const STRING = {
  double: /"(?:[^"\\]|\\.)*"/.source,
  single: /'(?:[^'\\]|\\.)*'/.source,
  tick: /`(?:[^`\\]|\\.)*`/.source,
};
const SLASHES = /\/\/.*|\/\*.*?(?:\*\/|$)/.source;
/** A `#` within a word is no comment: `a#b`, `C#`, `#{name}`; `#[` is an attribute of PHP and Rust. */
const HASH = /(?<![^\s;,(){}[\]'"])#(?![[{]).*/.source;

/** ` * text` goes on with a comment that an earlier line opened. */
const CONTINUED = /^\s*\*(?:\s|\/|$)/;

export const splitSlashed = splitter([STRING.double, STRING.single, STRING.tick], [SLASHES], CONTINUED);
/** A single quote is a lifetime or a character in Rust. */
export const splitRust = splitter([STRING.double], [SLASHES], CONTINUED);
export const splitHashed = splitter([STRING.double, STRING.single], [HASH]);
export const splitPhp = splitter([STRING.double, STRING.single], [SLASHES, HASH], CONTINUED);

function splitter(strings: readonly string[], comments: readonly string[], continued?: RegExp): SplitLine {
  const parts = new RegExp(`(${strings.join("|")})|(${comments.join("|")})`, "g");
  return (line) => {
    if (continued?.test(line)) return { code: blank(line), bare: blank(line), comment: line };
    let comment = "";
    const bare = line.replace(parts, (part, text: string | undefined, _comment, at: number) => {
      if (text !== undefined) return part;
      comment = comment.padEnd(at) + part;
      return blank(part);
    });
    const code = bare.replace(parts, (part) => part.charAt(0) + blank(part.slice(1, -1)) + part.slice(-1));
    return { code, bare, comment };
  };
}

function blank(text: string): string {
  return " ".repeat(text.length);
}
