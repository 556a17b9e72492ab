import { UserError } from "../errors.ts";

/** A template that a team wrote instead of ours. */
export interface OwnTemplate {
  /** Where it stands, for people. */
  readonly path: string;
  readonly text: string;
}

const LONGEST = 65_536;

/** Text of reports would come alive where it is placed unescaped: refused before anything is posted. */
export function mustBeSafe({ path, text }: OwnTemplate): void {
  const found = /\{\{\{|\{\{~?&/.exec(text);
  if (found) {
    const line = text.slice(0, found.index).split("\n").length;
    throw new UserError(
      "template-unsafe",
      `The template ${path} uses \`${found[0]}\` in line ${line}, which would place text of test reports unescaped.`,
      "Write `{{name}}`: what may stand as it is, Umpire leaves as it is. See docs/templates.md.",
    );
  }
  if (text.length > LONGEST)
    throw new UserError(
      "template-too-large",
      `The template ${path} has ${text.length} characters; at most ${LONGEST} are used.`,
      "Shorten it: a comment on GitHub has at most 65,536 characters.",
    );
}
