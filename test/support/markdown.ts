import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Markdown as GitHub's dialect renders it, with whatever HTML it holds left alive. */
export function toHtml(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** What is left of a rendering when all that stands in code is taken out: our own words and structure, and nothing else. */
export function skeleton(markdown: string): string {
  return toHtml(markdown)
    .replace(/<code[^>]*>[\s\S]*?<\/code>/g, "<code/>")
    .replaceAll("<em>(empty)</em>", "<code/>");
}

/** Lines that a workflow runner would obey: it trims before it looks for `::`, and finds `##[` anywhere. */
export function runnerCommands(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trimStart().startsWith("::") || line.includes("##["));
}

/** Characters that a person does not see, other than ends of lines and tabs. */
export function invisibleCharacters(text: string): string[] {
  const seen = text.match(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu) ?? [];
  return seen.filter((character) => character !== "\n" && character !== "\t");
}
