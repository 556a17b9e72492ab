import { describe, expect, it } from "vitest";
import { readOne } from "./read-one.ts";

describe("the message", () => {
  it("is said without the type in front, however that is written", () => {
    expect(readOne({ type: "TypeError", message: "TypeError: x is undefined" }).message).toBe(
      "x is undefined",
    );
    expect(
      readOne({ type: "AssertionError", message: "AssertionError [ERR_ASSERTION]: 1 == 2" }).message,
    ).toBe("1 == 2");
    expect(readOne({ type: "System.Exception", message: "System.Exception : broken" }).message).toBe(
      "broken",
    );
  });

  it("keeps a word that only begins like the type", () => {
    expect(readOne({ type: "Error", message: "ErrorCode 7 was returned" }).message).toBe(
      "ErrorCode 7 was returned",
    );
  });

  it("is in the text when all that is stated is a word for a failure", () => {
    const text = "(in test file test/cart.bats, line 5)\n  `false' failed";
    expect(readOne({ type: "failure", text }).message).toBe(text);
    expect(readOne({ type: "error", message: "exception", text: "no stock" }).message).toBe("no stock");
    expect(readOne({ message: "test failure", text: "Traceback" }).message).toBe("Traceback");
    expect(readOne({ message: "exception" }).message).toBe("exception");
    expect(readOne({ type: "failure" }).message).toBe("failure");
    expect(readOne({}).message).toBe("");
  });

  it("ends where a stack begins, for reporters that write both as one", () => {
    const message =
      "Error: no stock\n    at f (/home/dev/project/a.js:1:1)\n    at g (/home/dev/project/a.js:2:1)";
    expect(readOne({ message }).message).toBe("no stock");
    expect(readOne({ message: "at first" }).message).toBe("at first");
  });

  it("is the type when there is nothing else", () => {
    const failure = readOne({
      type: "java.net.ConnectException",
      text: "java.net.ConnectException\n\tat a.B.c(B.java:1)",
    });
    expect(failure.message).toBe("java.net.ConnectException");
  });

  it("is taken from the text when the attribute lost its lines, its end or its quotes", () => {
    const text = 'Error: first "line"\nsecond line\n    at f (/home/dev/project/a.js:1:1)';
    const whole = 'first "line"\nsecond line';
    expect(readOne({ type: "Error", message: 'first "line" second line', text }).message).toBe(whole);
    expect(readOne({ type: "Error", message: 'first "line"...', text }).message).toBe(whole);
    expect(readOne({ type: "Error", message: "first &quot;line&quot;second line", text }).message).toBe(
      whole,
    );
  });

  it("does not repeat a stack that has no words above it", () => {
    expect(readOne({ text: "at f (/home/dev/project/a.js:1:1)" })).toMatchObject({
      message: "",
      errorType: "RuntimeError",
    });
  });

  it("leaves out that Go handed a panic on", () => {
    const text = "panic: broken [recovered, repanicked]\n\ngoroutine 7 [running]:\n";
    expect(readOne({ message: "panic: broken [recovered, repanicked]", text }).message).toBe("broken");
  });

  it("is the report's own when the text says something else", () => {
    const text = "Error: inner words\n    at f (/home/dev/project/a.js:1:1)";
    expect(readOne({ type: "Error", message: "outer words", text }).message).toBe("outer words");
  });

  it("holds no colours, whole or without their escape character", () => {
    expect(readOne({ message: "\u001b[31mred\u001b[0m and [38;5;246mgrey[0m" }).message).toBe("red and grey");
  });
});
