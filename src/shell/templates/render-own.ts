import Handlebars from "handlebars";
import { UserError } from "../../core/errors.ts";
import type { OwnTemplate } from "../../core/message/own-template.ts";
import { markOf, placeTexts, withoutMarks } from "../../core/message/placed-texts.ts";
import type { StoryView } from "../../core/message/story-view.ts";
import { Markdown } from "../../core/message/untrusted.ts";

const NO_PROTOTYPES = { allowProtoMethodsByDefault: false, allowProtoPropertiesByDefault: false };
const MOST_STEPS = 20_000;
const MOST_CHARACTERS = 1_000_000;

/** Renders a team's template with what ours have, and nothing more. Whatever goes wrong in it is a `template-broken`. */
export function renderOwn(
  { path, text }: OwnTemplate,
  view: StoryView,
  partials: ReadonlyMap<string, string>,
): string {
  const engine = Handlebars.create();
  for (const name of ["lookup", "log"]) engine.unregisterHelper(name);
  engine.registerHelper("each", boundedEach());
  for (const [name, source] of partials) engine.registerPartial(name, source);
  try {
    const plain = withoutMarks(text);
    mustBePlain(plain, partials);
    const template = engine.compile<unknown>(plain, {
      knownHelpersOnly: true,
      knownHelpers: { lookup: false, log: false },
    });
    const texts: Markdown[] = [];
    const rendered = template(sealed(view, texts), NO_PROTOTYPES);
    return placeTexts(rendered, texts);
  } catch (cause) {
    const said = String(cause instanceof Error ? cause.message : cause);
    const [problem = ""] = said.split("\n", 1);
    // Handlebars lists every token that it could have taken; what it found instead says more.
    const got = /, got '(\w+)'/.exec(said)?.[1];
    const found = got === "EOF" ? ": a block is not closed" : got ? `: ${got} is not expected there` : "";
    throw new UserError(
      "template-broken",
      `${problem.replace(/:$/, "")}${found}`,
      `Repair ${path}; see docs/templates.md.`,
      { cause },
    );
  }
}

/** Dynamic partials and decorators could bring in what nobody looked at. */
function mustBePlain(text: string, partials: ReadonlyMap<string, string>): void {
  class Look extends Handlebars.Visitor {
    override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
      if (!statement.escaped) throw new Error("it places text unescaped");
      super.MustacheStatement(statement);
    }
    override PartialStatement({ name }: hbs.AST.PartialStatement): void {
      if (!("original" in name) || !partials.has(String(name.original)))
        throw new Error(`it uses a partial that is none of ${[...partials.keys()].join(", ")}`);
    }
    override PartialBlockStatement(): void {
      throw new Error("it uses a partial block");
    }
    override DecoratorBlock(): void {
      throw new Error("it uses a decorator");
    }
    override Decorator(): void {
      throw new Error("it uses a decorator");
    }
  }
  new Look().accept(Handlebars.parse(text));
}

/** The loop of handlebars, which would go on for hours when a few are nested. */
function boundedEach(): Handlebars.HelperDelegate {
  let steps = 0;
  let characters = 0;
  return function each(this: unknown, items: unknown, { fn, inverse, data }: Handlebars.HelperOptions) {
    const list = Array.isArray(items) ? items : [];
    if (list.length === 0) return inverse(this);
    const rendered = list.map((item: unknown, index) => {
      steps += 1;
      const frame = Handlebars.createFrame(data ?? {});
      const text = fn(item, {
        data: Object.assign(frame, { index, first: index === 0, last: index === list.length - 1 }),
      });
      characters += text.length;
      if (steps > MOST_STEPS || characters > MOST_CHARACTERS) throw new Error("it renders without end");
      return text;
    });
    return rendered.join("");
  };
}

/** Stands for a safe text, with no way to its inside: where it may be placed as it is, is seen when all is rendered. */
class Sealed {
  readonly #mark: string;

  constructor(mark: string) {
    this.#mark = mark;
  }

  toHTML(): string {
    return this.#mark;
  }
}

/** The view without its texts, which are kept by number. */
function sealed(value: unknown, texts: Markdown[]): unknown {
  if (value instanceof Markdown) return new Sealed(markOf(texts.push(value) - 1));
  if (Array.isArray(value)) return value.map((item) => sealed(item, texts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sealed(inner, texts)]));
}
