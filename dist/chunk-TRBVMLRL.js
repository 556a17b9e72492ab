import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/message/untrusted.ts
var Markdown = class {
  text;
  constructor(text) {
    this.text = text;
  }
  toHTML() {
    return this.text;
  }
};
function md(words, ...parts) {
  const pieces = words.flatMap((word, position) => {
    const part = parts[position];
    return [word, part instanceof Markdown ? part.text : String(part ?? "")];
  });
  return new Markdown(pieces.join(""));
}
function joined(parts, between) {
  return new Markdown(parts.map((part) => part.text).join(between));
}
var SPAN_LENGTH = 160;
var FENCE_LENGTH = 4e3;
function code(text, maxLength = SPAN_LENGTH) {
  const line = oneLine(text, maxLength);
  if (line === "") return new Markdown("_(empty)_");
  const ticks = "`".repeat(longestRun(line, "`") + 1);
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return new Markdown(`${ticks}${space}${line}${space}${ticks}`);
}
function cell(text, maxLength = SPAN_LENGTH) {
  const escaped = (_bar, slashes) => `${slashes}${slashes.length % 2 === 0 ? "" : "\\"}\\|`;
  return new Markdown(code(text, maxLength).text.replace(/(\\*)\|/g, escaped));
}
function fileLink(words, address, path, anchor) {
  const steps = path.toWellFormed().split("/");
  if (steps.some((step) => /^\.{0,2}$/.test(step))) return words;
  const encoded = steps.map((step) => encodeURIComponent(step).replace(/[!'()*]/g, percent)).join("/");
  return new Markdown(`[${words.text}](${address}/${encoded}#${anchor})`);
}
function percent(character) {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function fence(text, language = "text", maxLength = FENCE_LENGTH) {
  const body = cut(
    withoutCommands(
      clean(text).trimEnd().replace(/^\s*\n/, "")
    ),
    maxLength
  );
  const ticks = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return new Markdown(`${ticks}${language}
${body}
${ticks}`);
}
function oneLine(text, maxLength = SPAN_LENGTH) {
  return cut(withoutCommands(clean(text).replace(/\s+/g, " ").trim()), maxLength);
}
function withoutCommands(text) {
  return text.replace(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
}
var ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
var CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function clean(text) {
  return text.toWellFormed().normalize("NFC").replace(ANSI, "").replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n").replace(CONTROLS, "").replace(INVISIBLE, "");
}
function cut(text, maxLength) {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, maxLength - 1);
  return `${kept.replace(/[\ud800-\udbff]$/, "")}…`;
}
function longestRun(text, character) {
  let longest = 0;
  let run = 0;
  for (const current of text) {
    run = current === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export {
  Markdown,
  md,
  joined,
  code,
  cell,
  fileLink,
  fence,
  oneLine
};
