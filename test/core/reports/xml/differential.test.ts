import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toldBySaxes, toldByUs } from "./xml-events.ts";

/** More in a nightly run: UMPIRE_GENERATED=100000. */
const RUNS = Number(process.env["UMPIRE_GENERATED"] ?? 10_000);

const name = fc.constantFrom(
  "a",
  "bc",
  "line",
  "testcase",
  "x:y",
  "ns:testsuite",
  "éà",
  "t-1",
  "_u.v",
  "failure",
);
const attributeName = fc.constantFrom("name", "n", "hits", "class-name", "xml:lang", "ü", "number", "time");
const plain = fc.string({ unit: fc.constantFrom(..."abc xyz019.-_/é✓😀\t\n>'\"]"), maxLength: 40 });
const reference = fc.constantFrom(
  "&lt;",
  "&gt;",
  "&amp;",
  "&quot;",
  "&apos;",
  "&#65;",
  "&#x2713;",
  "&#10;",
  "&#x1F600;",
);
const blank = fc.constantFrom("", " ", "\n", "\t ", "\r\n  ", "    ", "\n        ");
const someBlank = fc.constantFrom(" ", "\n", "  ", "\r\n\t");

const value = fc.array(fc.oneof(plain, reference), { maxLength: 4 }).map((parts) => parts.join(""));
const attributes = fc.uniqueArray(
  fc.record({
    name: attributeName,
    value,
    quote: fc.constantFrom('"', "'"),
    before: someBlank,
    around: blank,
  }),
  { selector: (attribute) => attribute.name, maxLength: 5 },
);
const text = fc
  .array(fc.oneof(plain, reference), { maxLength: 4 })
  .map((parts) => parts.join("").replaceAll(">", ""));
const section = plain.map((inside) => `<![CDATA[${inside.replaceAll("]", "")}]]>`);
const comment = plain.map((inside) => `<!--${inside.replaceAll("-", "")}-->`);
const instruction = plain.map((inside) => `<?pi ${inside.replaceAll("?>", "")}?>`);

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .record({
      name,
      attributes,
      content: fc.array(
        fc.oneof(
          { depthSize: "small", withCrossShrink: true },
          text,
          section,
          comment,
          instruction,
          blank,
          tie("element"),
        ),
        { maxLength: 6 },
      ),
      isEmpty: fc.boolean(),
      gap: blank,
    })
    .map(({ name, attributes, content, isEmpty, gap }) => {
      const start = `<${name}${attributes.map(written).join("")}${gap}`;
      return isEmpty ? `${start}/>` : `${start}>${content.join("")}</${name}${gap}>`;
    }),
}));

function written({
  name,
  value,
  quote,
  before,
  around,
}: {
  name: string;
  value: string;
  quote: string;
  before: string;
  around: string;
}) {
  return `${before}${name}${around}=${around}${quote}${value.replaceAll(quote, "")}${quote}`;
}

const document = fc
  .tuple(
    fc.constantFrom("", '<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>\n'),
    blank,
    element,
    blank,
  )
  .map((parts) => parts.join(""))
  .filter((whole) => !/^\s+<\?xml/.test(whole));

describe("our scanner and saxes", () => {
  test("tell the same story of generated documents, however the bytes are cut", () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 1, max: 200 }), (whole, chunkSize) => {
        const theirs = toldBySaxes(whole);
        expect(theirs.error).toBeUndefined();
        expect(toldByUs(whole, chunkSize)).toEqual(theirs);
      }),
      { numRuns: RUNS },
    );
  });

  test("agree on what is not well-formed when a document is damaged", () => {
    const damage = fc.record({
      at: fc.nat(),
      remove: fc.integer({ min: 0, max: 3 }),
      insert: fc.constantFrom(
        "",
        "<",
        ">",
        "&",
        '"',
        "'",
        "/",
        "=",
        " ",
        "a",
        "</",
        "<a",
        "&x;",
        "<!",
        "<?",
        "]]>",
        "--",
        "a=",
      ),
    });
    fc.assert(
      fc.property(
        document,
        damage,
        fc.integer({ min: 1, max: 200 }),
        (whole, { at, remove, insert }, chunkSize) => {
          const characters = Array.from(whole);
          characters.splice(at % (characters.length + 1), remove, insert);
          const damaged = characters.join("");
          const ours = toldByUs(damaged, chunkSize);
          const theirs = toldBySaxes(damaged);
          // What we recover on purpose, with a warning, is an error to saxes.
          if (ours.warnings.length > 0) return;
          if ((ours.error === undefined) !== (theirs.error === undefined))
            expect(ours.error).toBe(theirs.error);
          if (ours.error === undefined) expect(ours.events).toEqual(theirs.events);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
