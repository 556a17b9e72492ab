// The rooms of the house (docs/architecture.md) as rules. `npm run check:rooms` runs them.
const entries = "^src/(action|cli|bot|mcp)\\.ts$";

/** A door is its entry, and the folder of the same name when one screen is not enough. */
const door = "^src/(action|cli|bot|mcp)(\\.ts$|/)";

const places = "^src/((core|app|shell|wiring|action|cli|bot|mcp)/|(action|cli|bot|mcp|version)\\.ts$)";

/** The line, left to right: a room imports itself and rooms to its left. */
const line = ["reports", "change", "attempt", "comparison", "policy", "decision", "message"];

/** Beside the line, open to every room; they import nothing of the line themselves. */
const openToAll = "^src/core/(config/|[^/]+\\.ts$)";

const leftward = line.slice(0, -1).map((room, index) => ({
  name: `core-${room}-looks-right`,
  comment: `core/${room} may import only rooms to its left: ${line.slice(0, index).join(", ") || "none"}.`,
  severity: "error",
  from: { path: `^src/core/${room}/` },
  to: { path: `^src/core/(${line.slice(index + 1).join("|")})/` },
}));

export default {
  forbidden: [
    ...leftward,
    {
      name: "core-beside-the-line",
      comment:
        "The line does not need the rooms beside it; only message, which tells the story, may look there.",
      severity: "error",
      from: { path: `^src/core/(${line.slice(0, -1).join("|")})/` },
      to: { path: "^src/core/", pathNot: [`^src/core/(${line.join("|")})/`, openToAll] },
    },
    {
      name: "core-message-is-last",
      comment: "No other room of core shows anything to anybody.",
      severity: "error",
      from: { path: "^src/core/", pathNot: "^src/core/message/" },
      to: { path: "^src/core/message/" },
    },
    {
      name: "core-common-ground",
      comment: "What every room may import must not import a room.",
      severity: "error",
      from: { path: openToAll },
      to: { path: "^src/core/", pathNot: openToAll },
    },
    {
      name: "core-stays-inside",
      comment: "core is pure and knows neither use cases nor the world.",
      severity: "error",
      from: { path: "^src/core/" },
      to: { path: "^src/", pathNot: "^src/core/" },
    },
    {
      name: "core-no-node",
      comment: "core does no input or output: no node:* modules.",
      severity: "error",
      from: { path: "^src/core/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "core-no-packages",
      comment:
        "core may use zod and yaml, which only compute, and no other package (no @actions, octokit, handlebars).",
      severity: "error",
      from: { path: "^src/core/" },
      to: { path: "node_modules/", pathNot: "node_modules/(zod|yaml)/" },
    },
    {
      name: "app-no-shell",
      comment: "Use cases reach the world only through app/ports.ts.",
      severity: "error",
      from: { path: "^src/app/" },
      to: { path: "^src/shell/" },
    },
    {
      name: "app-no-node",
      comment: "Use cases sequence; input and output lie behind the ports: no node:* modules.",
      severity: "error",
      from: { path: "^src/app/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "shell-no-use-cases",
      comment: "The shell implements the ports of app and decides nothing.",
      severity: "error",
      from: { path: "^src/shell/" },
      to: { path: "^src/app/", pathNot: "^src/app/(github/)?ports\\.ts$" },
    },
    {
      name: "rooms-do-not-know-doors",
      comment: "Only the doors and src/wiring bring use cases and shell together.",
      severity: "error",
      from: { path: "^src/(core|app|shell)/" },
      to: { path: [door, "^src/wiring/"] },
    },
    {
      name: "doors-stand-alone",
      comment: "A door does not lead through another door.",
      severity: "error",
      from: { path: door },
      to: { path: door, pathNot: "^src/$1(\\.ts$|/)" },
    },
    {
      name: "entries-are-not-imported",
      comment: "An entry is where a program starts.",
      severity: "error",
      from: {},
      to: { path: entries },
    },
    {
      name: "wiring-only-wires",
      comment: "Wiring fills the ports with the shell; it runs no use case.",
      severity: "error",
      from: { path: "^src/wiring/" },
      to: { path: "^src/app/", pathNot: "^src/app/ports\\.ts$" },
    },
    {
      name: "no-unknown-rooms",
      comment: "A new folder in src needs rules of its own here.",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: places },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      comment: "A module that imports nothing and is imported by nothing is forgotten.",
      severity: "error",
      from: { orphan: true, pathNot: [entries, "\\.d\\.ts$"] },
      to: {},
    },
    {
      name: "no-unresolved",
      comment: "An import that leads nowhere is invisible to every other rule.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-dev-dependencies",
      comment: "Shipped code imports only what is declared under dependencies.",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
