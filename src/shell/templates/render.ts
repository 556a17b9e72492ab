import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import Handlebars from "handlebars";
import type { Render } from "../../app/ports.ts";
import type { StoryView } from "../../core/message/story-view.ts";
import { renderOwn } from "./render-own.ts";

/** Beside dist/ in the package and in a checked-out action alike, and beside src/ in the repository. */
const HERE = fileURLToPath(new URL(".", import.meta.url));
const SUFFIX = ".hbs";
const OPTIONS = { strict: false, knownHelpersOnly: true };

/**
 * Renders the shipped templates. Plain strings are escaped by handlebars; only text that
 * core/message/untrusted.ts has made safe is placed as it is.
 */
export function templateRenderer(folder: string = shippedTemplates()): Render {
  const engine = Handlebars.create();
  const partials = readPartials(join(folder, "partials"));
  for (const [name, source] of partials) engine.registerPartial(name, source);
  // A comment that is too long is rendered again with less: compiling takes longer than rendering.
  const compiled = new Map<string, Handlebars.TemplateDelegate<StoryView>>();
  const templateOf = (name: string) => {
    const known =
      compiled.get(name) ?? engine.compile<StoryView>(read(join(folder, `${name}${SUFFIX}`)), OPTIONS);
    compiled.set(name, known);
    return known;
  };
  return (name, view, own) => tidy(own ? renderOwn(own, view, partials) : templateOf(name)(view));
}

function readPartials(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  return new Map(files.map((file) => [basename(file, SUFFIX), read(join(folder, file))]));
}

function shippedTemplates(): string {
  // src/shell/templates/ is three folders deep, dist/ is one.
  return HERE.includes(join("src", "shell")) ? join(HERE, "../../../templates") : join(HERE, "../templates");
}

function read(path: string): string {
  const source = readFileSync(path, "utf8");
  if (source.includes("{{{")) throw new Error(`${path} uses {{{, which would place text unescaped.`);
  return source;
}

/** Blocks that rendered to nothing leave blank lines behind. */
function tidy(text: string): string {
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
