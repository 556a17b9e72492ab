import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOne } from "./read-one.ts";

const LIMIT = 65_536;
const FILES = ["src/a.ts", "a_test.go", "a.py"];

/** Pieces of every form that is read, which a hostile report repeats until the text is full. */
const PIECES = [
  ..."( ) < > ` ' \" : . / \\ ❯ # - + \t \n".split(" "),
  ...[
    "at ",
    "at a (",
    "at a(b.java:1)\n",
    "at A.B() in c:line 1\n",
    "a@http://a:1:1\n",
    "cause: ",
    "[cause]: E: \n",
  ],
  ...[
    "Caused by: x\n",
    'File "a", line 1\n',
    "a.py:1: in f\n",
    "E   a: b\n",
    "_ _ _ _\n",
    "thread 'a' panicked at '",
  ],
  ...[
    "#0 /a.php(1): ",
    "/a.php:1\n",
    " in /a",
    "a.rb:1:in `b'\n",
    "--- Caused by: ---\n",
    "goroutine 1 [running]:\n",
  ],
  ...[
    "\t/a.go:1\n",
    "    a_test.go:1: x\n",
    "        \tError Trace:\t/a.go:1\n",
    "at: a.go:1 ",
    "--> a.rs:1:1\n",
  ],
  ...[
    "expected ",
    "expected 1 to be ",
    "expected: <1> but was: <",
    "Failed asserting that 1 is ",
    "got 1, want ",
  ],
  ...[" != ", " == ", "assert 1 == ", "left: 1\nright: ", "- Expected\n+ Received\n", "- a\n", "Diff:\n@@\n"],
  ...[
    "code: 'ERR_ASSERTION',\n",
    "Expecting:\n  a\nto b:\n  ",
    "\u001b[",
    "[1;2m",
    "%41",
    "../",
    "---> ",
    "&quot;",
  ],
];

describe("hostile texts", () => {
  // A form that backtracks needs minutes for these; the bound only has to tell seconds from minutes.
  it.each(PIECES)("64 kB of %j are read in time", (piece) => {
    const text = piece.repeat(Math.ceil(LIMIT / piece.length)).slice(0, LIMIT);
    const begun = Date.now();
    for (const words of [text, `Error: x\n${text}`, `${text}\n    at f (/home/dev/project/src/a.ts:1:1)`]) {
      readOne({ files: FILES, text: words });
      readOne({ files: FILES, message: words, text: words });
    }
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it("never throws, and never leaves the closed form, whatever the text", () => {
    const line = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(...PIECES));
    const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join(""));
    fc.assert(
      fc.property(text, text, fc.string(), fc.string(), (message, body, type, testFile) => {
        const failure = readOne({ files: FILES, message, text: body, type, testFile });
        const { frame } = failure;
        return (
          failure.errorType.length > 0 &&
          (frame === undefined ||
            (!frame.file.startsWith("/") && frame.file !== "" && Number.isInteger(frame.line)))
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("of a very long text the beginning and the end are read", () => {
    const filler = "noise\n".repeat(5_000);
    const first = readOne({ files: FILES, text: `Error: x\n    at f (src/a.ts:1:1)\n${filler}` });
    expect(first.frame?.line).toBe(1);
    const last = readOne({
      files: FILES,
      text: `${filler}Traceback:\n  File "a.py", line 7, in f\nKeyError: 1`,
    });
    expect(last.frame?.line).toBe(7);
  });
});
