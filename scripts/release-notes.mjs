// Prints the part of CHANGELOG.md that belongs to a tag: `node scripts/release-notes.mjs v1.2.3`. Needs nothing installed.
import { readFileSync } from "node:fs";

const version = process.argv[2]?.replace(/^v/, "");
if (version === undefined) throw new Error("usage: release-notes.mjs vX.Y.Z");

const sections = readFileSync("CHANGELOG.md", "utf8").split(/^## /m).slice(1);
const section = sections.find((text) => /^\[?([^\]\s]+)/.exec(text)?.[1] === version);
const notes = section?.split("\n").slice(1).join("\n").trim();
if (!notes) throw new Error(`CHANGELOG.md says nothing under "## ${version}".`);
console.log(notes);
