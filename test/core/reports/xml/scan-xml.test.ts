import { describe, expect, test } from "vitest";
import { UserError } from "../../../../src/core/errors.ts";
import { READ_LIMITS, type ReadLimits } from "../../../../src/core/reports/read-report.ts";
import { scanXml } from "../../../../src/core/reports/xml/scan-xml.ts";
import { attribute, attributeIs, integerAttribute, type Tag } from "../../../../src/core/reports/xml/tag.ts";
import { inChunks, toldByUs } from "./xml-events.ts";

const NOTHING = { open: () => false, close: () => undefined };

function faultOf(document: string | Uint8Array, limits: Partial<ReadLimits> = {}): UserError {
  try {
    scanXml(inChunks(document, 4_096), NOTHING, { ...READ_LIMITS, ...limits });
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("nothing was found wrong");
}

describe("what is not well-formed", () => {
  test.each([
    ["<a><b></a>", "xml-malformed", "line 1, column 7: </a> where </b> was expected."],
    ["<a>\n  <b>\n  </c>\n</a>", "xml-malformed", "line 3, column 3: </c> where </b> was expected."],
    ["<a></ab>", "xml-malformed", "line 1, column 4: </ab> where </a> was expected."],
    ["</a>", "xml-malformed", "line 1, column 1: an end tag without a start tag."],
    ["<a></a><b/>", "xml-malformed", "a second root element <b>"],
    ["<a/>junk", "xml-malformed", 'text after the end of the root element: "junk"'],
    ["junk<a/>", "xml-malformed", 'text before the root element: "junk"'],
    ['<a x="1" x="2"/>', "xml-malformed", "column 10: in <a>: the attribute x is given twice"],
    ["<a x=1/>", "xml-malformed", "the value of x is not in quotes"],
    ["<a x/>", "xml-malformed", "the attribute x has no value"],
    ['<a x="1"y="2"/>', "xml-malformed", 'a blank is missing before "y"'],
    ['<a ="1"/>', "xml-malformed", '"=" where an attribute was expected'],
    ['<a x="<"/>', "xml-malformed", 'the value of x holds a "<" or has no end'],
    ["<a / >", "xml-malformed", '"/" must be followed by ">"'],
    ["<a>1 < 2</a>", "xml-malformed", '"<" that begins no tag'],
    ["<1a/>", "xml-malformed", '"1a" is not a name'],
    ["<a>&nbsp;</a>", "xml-malformed", 'column 4: the entity "&nbsp;" is not declared'],
    ["<a>a & b</a>", "xml-malformed", 'an "&" that begins no reference'],
    ['<a x="&#xZ;"/>', "xml-malformed", 'the entity "&#xZ;" is not declared'],
    [`<a>&${"x".repeat(40)};</a>`, "xml-malformed", 'an "&" that begins no reference'],
    ["<a><!-- a -- b --></a>", "xml-malformed", '"--" inside a comment'],
    ["<a><!x></a>", "xml-malformed", '"<!" that begins no comment'],
    ["<a><?1?></a>", "xml-malformed", '"1" is not a name'],
    ["<a><?p:=?></a>", "xml-malformed", '"<?" that begins no processing instruction'],
    ["<a><?XML x?></a>", "xml-malformed", '"<?" that begins no processing instruction'],
    ["<a><??></a>", "xml-malformed", '"<?" that begins no processing instruction'],
    ['<a/><?xml version="1.0"?>', "xml-malformed", "a second XML declaration"],
    ['<?xml version="one"?><a/>', "xml-malformed", "the XML declaration is not valid"],
    ["<![CDATA[x]]><a/>", "xml-malformed", "a CDATA section outside of the root element"],
    ["<a/><!DOCTYPE a>", "xml-malformed", "a document type that is not before the root element"],
    ["<!DOCTYPE a <b>><a/>", "xml-malformed", '"<" inside the document type'],
    ["<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", "xml-doctype", "the document type has an internal subset"],
    ["<!ENTITY x 'y'><a/>", "xml-doctype", "the file declares an entity"],
    ["", "report-empty", "the file holds no XML element"],
    ["<!-- only -->", "report-empty", "the file holds no XML element"],
  ])("%s", (document, code, message) => {
    const fault = faultOf(document);
    expect(fault.code).toBe(code);
    expect(fault.message).toContain(message);
    expect(fault.hint).not.toBe("");
  });

  test.each([
    ["<a><b>text", "the file ends inside <b>"],
    ["<a><b", "the file ends inside a tag"],
    ["<a", "the file ends inside a tag"],
    ["<", "the file ends inside a tag"],
    ['<a x="1', "the file ends inside a tag"],
    ["<a x", "the file ends inside a tag"],
    ["<a x ", "the file ends inside a tag"],
    ["<a x=", "the file ends inside a tag"],
    ["<a x=' ", "the file ends inside a tag"],
    ["<a/", "the file ends inside a tag"],
    ["<a></a", "the file ends inside the end tag of <a>"],
    ["<a><![CDATA[ never ends ]]", "the file ends inside a CDATA section"],
    ["<a><!-- never ends -", "the file ends inside a comment"],
    ["<a><!-- never ends --", "the file ends inside a comment"],
    ["<a><!-", 'the file ends behind "<!"'],
    ["<?xml version='1.0'", "the file ends inside the XML declaration"],
    ["<?pi never ends", "the file ends inside a processing instruction"],
    ["<?p", "the file ends inside a processing instruction"],
    ["<!DOCTYPE a ", "the file ends inside the document type"],
    ["<!DOCTYPE a PUBLIC '", "the file ends inside the document type"],
  ])("%s is truncated", (document, message) => {
    expect(faultOf(document)).toMatchObject({ code: "xml-truncated" });
    expect(faultOf(document).message).toContain(message);
  });

  test("is told with the position in bytes when the source cannot be read twice", () => {
    function* once() {
      yield Buffer.from("<a>\n</b>");
    }
    expect(() => scanXml(once(), NOTHING, READ_LIMITS)).toThrow("byte 5: </b> where </a> was expected.");
  });

  test("is told with columns in characters, not bytes", () => {
    expect(faultOf("<ä>äöü</b>").message).toContain("line 1, column 7:");
  });
});

describe("limits", () => {
  test("an element deeper than allowed is an error", () => {
    expect(toldByUs("<a><a><a/></a></a>", 99, { ...READ_LIMITS, maxDepth: 3 }).error).toBeUndefined();
    expect(faultOf("<a><a><a><a/></a></a></a>", { maxDepth: 3 }).code).toBe("xml-too-deep");
  });

  test("text is kept up to the limit and still read to its end", () => {
    const limits = { ...READ_LIMITS, maxText: 10 };
    for (const chunkSize of [1, 7, 1000]) {
      const long = toldByUs(`<a>${"0123456789".repeat(20)}<![CDATA[more]]></a>`, chunkSize, limits);
      expect(long).toMatchObject({ events: ["<a []", '</a "0123456789"'], error: undefined });
      const wide = toldByUs(`<a>${"äöü✓".repeat(20)}</a>`, chunkSize, limits);
      expect(wide.events).toEqual(["<a []", '</a "äöü✓äöü✓äö"']);
    }
    expect(toldByUs(`<a>${"x".repeat(100)}&nope;</a>`, 50, limits).error).toContain("is not declared");
  });

  test("a tag longer than 32 MB is refused, a long one is not", () => {
    const long = `<a x="${"y".repeat(700_000)}"/>`;
    expect(toldByUs(long, 1_000).events[0]).toHaveLength('<a [["x",""]]'.length + 700_000);
    function* endless() {
      yield Buffer.from('<a x="');
      const chunk = Buffer.alloc(4_194_304, "y");
      for (;;) yield chunk;
    }
    expect(() => scanXml(endless(), NOTHING, READ_LIMITS)).toThrow("one tag is longer than");
  });

  test("a file cannot make us keep endless names or attributes", () => {
    const names = Array.from({ length: 2_100 }, (_, i) => `<n${i}/>`).join("");
    expect(faultOf(`<a>${names}</a>`)).toMatchObject({ code: "xml-too-large" });
    const attributes = Array.from({ length: 129 }, (_, i) => ` a${i}=""`).join("");
    expect(faultOf(`<a${attributes}/>`)).toMatchObject({ code: "xml-too-large" });
  });

  test("attributes in ever new orders are read right", () => {
    const orders = permutations(["a", "b", "c", "d", "e", "f", "g"]);
    const tags = orders.map((names) => `<t ${names.map((name, i) => `${name}="${i}"`).join(" ")}/>`);
    const expected = orders.map((names) => `<t ${JSON.stringify(names.map((name, i) => [name, String(i)]))}`);
    const told = toldByUs(`<r>${tags.join("\n")}</r>`);
    expect(told.events.filter((event) => event.startsWith("<t"))).toEqual(expected);
  });
});

function permutations(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

describe("what is recovered with a warning", () => {
  test.each([
    ["<a>x\u0000\u0008y</a>", '"xy"', "2 x control character"],
    ["<a>\u001b[31mred\u001b[0m</a>", '"red"', "2 x control character"],
    ["<a><![CDATA[\u001b[31mred & <b>\u0007]]></a>", '"red & <b>"', "2 x control character"],
    ["<a>a&#0;b&#x1b;[1mc&#xD800;</a>", '"abc"', "3 x reference to a forbidden character"],
    ["<a>x ]]> y</a>", '"x ]]> y"', 'literal "]]>" in text'],
    ["\n<?xml version='1.0'?><a>x</a>", '"x"', "blank before the XML declaration"],
  ])("%j", (document, text, warning) => {
    for (const chunkSize of [1, 5, 1000]) {
      const told = toldByUs(document, chunkSize);
      expect(told.error).toBeUndefined();
      expect(told.events.at(-1)).toBe(`</a ${text}`);
      expect(told.warnings.join()).toContain(warning);
    }
  });

  test("bytes that are not UTF-8", () => {
    const told = toldByUs(Buffer.from('<a x="caf\xe9">caf\xe9</a>', "latin1"));
    expect(told.events).toEqual(['<a [["x","caf\ufffd"]]', '</a "caf\ufffd"']);
    expect(told.warnings.join()).toContain("not valid in the file's encoding");
    expect(toldByUs("<a>\ufffd</a>").warnings).toEqual([]);
  });
});

describe("what is read", () => {
  test("values and texts are normalised as XML says", () => {
    const told = toldByUs('<a x="1\t2\r\n3&#10;4"> 5\r\n6\r7\t&#13;</a>');
    expect(told.events).toEqual(['<a [["x","1 2 3\\n4"]]', '</a " 5\\n6\\n7\\t\\r"']);
  });

  test("the text of an element is its own, without that of its children", () => {
    expect(toldByUs("<a>1<b>2</b>3<!-- 4 --><![CDATA[5]]><?pi 6?></a>").events.at(-1)).toBe('</a "135"');
  });

  test("a document type without internal subset is skipped, whatever it names", () => {
    const told = toldByUs("<!DOCTYPE coverage PUBLIC \"a > b\" 'http://x/[y].dtd' ><coverage/>", 3);
    expect(told).toMatchObject({ error: undefined, events: ["<coverage []", '</coverage ""'] });
  });

  test("a value that a single quote ends is not taken for the one before", () => {
    const told = toldByUs(`<r><a x="it's one of a kind"/><a x='it'/><a x='it' y='s one of a kind'/></r>`);
    expect(told.events.filter((event) => event.startsWith("<a"))).toEqual([
      `<a [["x","it's one of a kind"]]`,
      '<a [["x","it"]]',
      '<a [["x","it"],["y","s one of a kind"]]',
    ]);
  });

  test("attributes can be asked for as what they are", () => {
    const answers: unknown[] = [];
    const open = (_name: string, tag: Parameters<typeof attribute>[0]) => {
      answers.push(integerAttribute(tag, "n"), attributeIs(tag, "b", "true"), attribute(tag, "c"));
      return false;
    };
    const document = '<r><l n="012" b="true" c="x"/><l n="" b="tru"/><l n="1x" b="truE"/></r>';
    scanXml([Buffer.from(document)], { open, close: () => undefined }, READ_LIMITS);
    expect(answers).toEqual([
      ...[Number.NaN, false, undefined],
      ...[12, true, "x"],
      ...[Number.NaN, false, undefined],
      ...[Number.NaN, false, undefined],
    ]);
  });

  test("names whose hashes are equal are still two names", () => {
    const told = toldByUs('<r><Aa/><BB/><Aa x="1"/></r>');
    expect(told.events.filter((event) => event.startsWith("<"))).toEqual(
      expect.arrayContaining(["<Aa []", "<BB []", '<Aa [["x","1"]]']),
    );
  });

  test("errors of the handler pass through", () => {
    const open = () => {
      throw new RangeError("mine");
    };
    expect(() => scanXml([Buffer.from("<a/>")], { open, close: () => undefined }, READ_LIMITS)).toThrow(
      RangeError,
    );
  });
});

describe("what one document taught the scanner", () => {
  const manyNames = `<a>${Array.from({ length: 600 }, (_, i) => `<n${i}/>`).join("")}</a>`;
  const manyShapes = `<a>${Array.from({ length: 600 }, (_, i) => `<b x${i % 30}="" y${i}=""/>`).join("")}</a>`;

  test("is no name that only begins and ends as another", () => {
    const seen: (string | undefined)[] = [];
    const open = (_name: string, tag: Tag) => {
      seen.push(attribute(tag, "beginMIDDLEend"), attribute(tag, "beginCENTREend"));
      return false;
    };
    const xml = '<a><b beginMIDDLEend="1"/><b beginCENTREend="2"/></a>';
    scanXml(inChunks(xml, 1_000), { open, close: () => undefined }, READ_LIMITS);
    expect(seen).toEqual([undefined, undefined, "1", undefined, undefined, "2"]);
  });

  test.each([
    ["few names", "<a/>"],
    ["many names", manyNames],
    ["many shapes", manyShapes],
  ])("does not loosen the next: %s", (_what, between) => {
    expect(toldByUs('<a x="1" y="2"/>').error).toBeUndefined();
    expect(toldByUs(between).error).toBeUndefined();
    expect(faultOf('<a x="1" x="2"/>').message).toContain("the attribute x is given twice");
    expect(faultOf('<a x="1" y="2" x="3"/>').message).toContain("the attribute x is given twice");
    expect(faultOf("<a><b></a>").message).toContain("</a> where </b> was expected");
  });

  test("is names and never values, even when the same buffer is filled again", () => {
    const buffer = Buffer.from('<a x="first value"/>');
    const told = () => toldByTheBuffer(buffer);
    expect(told()).toBe("first value");
    buffer.write("other value", 6);
    expect(told()).toBe("other value");
  });

  function toldByTheBuffer(buffer: Buffer): string | undefined {
    let value: string | undefined;
    const open = (_name: string, tag: Tag) => {
      value = attribute(tag, "x");
      return false;
    };
    scanXml([buffer], { open, close: () => undefined }, READ_LIMITS);
    return value;
  }
});

test("long texts with references are decoded as short ones are", () => {
  const long = "a &lt; b ".repeat(1_000);
  const { events } = toldByUs(`<a x="${long}">${long}</a>`);
  const decoded = "a < b ".repeat(1_000);
  expect(events).toEqual([`<a [["x","${decoded}"]]`, `</a "${decoded}"`]);
});
