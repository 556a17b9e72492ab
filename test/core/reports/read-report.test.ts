import { describe, expect, test } from "vitest";
import { readReport } from "../../../src/core/reports/index.ts";
import { READ_LIMITS } from "../../../src/core/reports/read-report.ts";
import { testReport, unreadable } from "../../support/read.ts";

const JUNIT = '<testsuite name="a"><testcase name="ä ✓"/></testsuite>';

describe("readReport", () => {
  test("takes bytes that are no Buffer, however many", () => {
    const cases = '<testcase name="some name"/>'.repeat(3_000);
    const bytes = new TextEncoder().encode(`<testsuite name="a">${cases}</testsuite>`);
    for (const size of [1_000, bytes.length]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      expect(readReport(chunks)).toMatchObject({ kind: "test", counts: { cases: 3_000 } });
    }
  });

  test.each([70_000, 1_000])(
    "tells line and column of a fault far behind the start, in chunks of %i bytes",
    (size) => {
      const cases = '<testcase name="some name"/>\n'.repeat(5_000);
      const bytes = Buffer.from(`<testsuite name="a">\n${cases}</testsuit>`);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => [
        bytes.subarray(i * size, (i + 1) * size),
        Buffer.alloc(0),
      ]).flat();
      expect(readReport(chunks)).toMatchObject({
        kind: "unreadable",
        error: {
          code: "xml-malformed",
          message: expect.stringMatching(/^line 5002, column 1: <\/testsuit>/),
        },
      });
    },
  );

  test.each([
    ["a byte order mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ])("reads a large file with %s to its end", (_what, encode) => {
    const bytes = encode(`<testsuite name="a">${'<testcase name="ä"/>'.repeat(5_000)}</testsuite>`);
    const chunks = [bytes.subarray(0, 80_001), bytes.subarray(80_001)];
    expect(readReport(chunks)).toMatchObject({ kind: "test", counts: { cases: 5_000 } });
  });

  test.each([
    ["an empty file", "", "report-empty", "The file is empty."],
    ["blanks", " \n\t", "report-empty", "The file is empty."],
    ["a web page", "<!DOCTYPE html><html><body>502</body></html>", "report-html", "HTML page"],
    ["a bare web page", "<html lang='en'><p>not found</html>", "report-html", "HTML page"],
    ["an archive", "PK\u0003\u0004\u0000\u0000", "report-binary", "ZIP archive"],
    ["something binary", "\u0001\u0002\u0000\u0003", "report-binary", "binary"],
    ["plain text", "all is well", "report-unknown", 'begins with "all is well"'],
    ["XML that is broken", "<project><name></project>", "xml-malformed", "line 1, column 16"],
    [
      "an encoding nobody knows",
      '<?xml version="1.0" encoding="klingon"?><testsuite/>',
      "report-encoding",
      '"klingon"',
    ],
  ])("refuses %s with a reason and a hint", (_what, document, code, message) => {
    const error = unreadable(document);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect(error.hint).not.toBe("");
  });

  test.each([
    ["<failsafe-summary result='255'/>", "a failsafe summary"],
    ["<!-- hello --><project/>", "root element <project>"],
    ['{"name": "shop"}', "JSON, but no report"],
  ])("says of %s that it is something else", (document, note) => {
    expect(readReport([Buffer.from(document)])).toEqual({
      kind: "other",
      note: expect.stringContaining(note),
    });
  });

  test.each<[string, Buffer]>([
    ["UTF-8", Buffer.from(JUNIT)],
    ["UTF-8 with byte order mark", Buffer.from(`\ufeff${JUNIT}`)],
    ["UTF-16 LE", Buffer.from(`\ufeff${JUNIT}`, "utf16le")],
    ["UTF-16 LE without mark", Buffer.from(JUNIT, "utf16le")],
    ["UTF-16 BE", Buffer.from(`\ufeff${JUNIT}`, "utf16le").swap16()],
    ["UTF-16 BE without mark", Buffer.from(JUNIT, "utf16le").swap16()],
    ["UTF-8 that .NET calls UTF-16", Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${JUNIT}`)],
    ["UTF-8 that calls itself so", Buffer.from(`<?xml version="1.0" encoding="UTF8"?>${JUNIT}`)],
  ])("reads %s", (_encoding, bytes) => {
    for (const size of [1, 3, 100_000]) {
      const chunks = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      const result = readReport(chunks);
      expect(result).toMatchObject({ kind: "test", format: "junit", warnings: [] });
      if (result.kind === "test") expect([...result.cases][0]?.name).toBe("ä ✓");
    }
  });

  test("reads what is declared as Latin-1 or Windows-1252", () => {
    for (const encoding of ["ISO-8859-1", "windows-1252"]) {
      const xml = `<?xml version="1.0" encoding="${encoding}"?><testsuite><testcase name="Größe"/></testsuite>`;
      expect(testReport(Buffer.from(xml, "latin1")).cases[0]?.name).toBe("Größe");
    }
  });

  test("finds the root element behind whatever may stand before it", () => {
    const before = '<?xml version="1.0"?>\n<!-- <html> -->\n<?style a?><!DOCTYPE x:testsuite SYSTEM "a.dtd">';
    expect(testReport(`${before}<x:testsuite xmlns:x="urn:x"><x:testcase/></x:testsuite>`).counts.cases).toBe(
      1,
    );
    expect(unreadable("<!-- never ends").code).toBe("xml-truncated");
  });

  test("refuses a file that is too large, however it comes", () => {
    const big = Buffer.from(`<testsuite>${" ".repeat(200_000)}</testsuite>`);
    expect(unreadable(big, { maxBytes: 1_000 })).toMatchObject({ code: "report-too-large" });
    expect(unreadable(big, { maxBytes: 200_000 })).toMatchObject({ code: "report-too-large" });
    expect(testReport(big, { maxBytes: 300_000 }).counts.cases).toBe(0);
  });

  test("reads chunks whose memory is used again for the next one, and closes the file when it stops early", () => {
    const bytes = Buffer.from(`<testsuite>${'<testcase name="one of many"/>\n'.repeat(20_000)}</testsuit>`);
    let opened = 0;
    let closed = 0;
    const chunks = {
      *[Symbol.iterator]() {
        opened++;
        const memory = Buffer.alloc(70_000);
        try {
          for (let at = 0; at < bytes.length; at += memory.length)
            yield memory.subarray(0, bytes.copy(memory, 0, at));
        } finally {
          closed++;
        }
      },
    };
    const result = readReport(chunks);
    expect(result).toMatchObject({ kind: "unreadable", error: { code: "xml-malformed" } });
    if (result.kind === "unreadable")
      expect(result.error.message).toContain("line 20001, column 1: </testsuit> where");
    expect([opened, closed]).toEqual([2, 2]);
  });

  test("reads a report whose chunks are small or empty", () => {
    const bytes = Buffer.from(JUNIT);
    expect(
      readReport([Buffer.alloc(0), bytes.subarray(0, 30), Buffer.alloc(0), bytes.subarray(30)]),
    ).toMatchObject({
      kind: "test",
    });
  });

  test("our own mistakes are told, too, and never look like a report", () => {
    const chunks = {
      [Symbol.iterator](): Iterator<Uint8Array> {
        throw new TypeError("not ours to fix");
      },
    };
    expect(readReport(chunks, READ_LIMITS)).toMatchObject({
      kind: "unreadable",
      error: { code: "internal" },
    });
  });
});
