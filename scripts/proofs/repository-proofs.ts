import { add, type Proof, remove, replace } from "./planting.ts";

// Forbidden words are put together from pieces, so that the checks do not find them here.

export const repositoryProofs: readonly Proof[] = [
  {
    check: "check:lock",
    mistake: "a platform's binary missing from the lock file",
    plant: { "package-lock.json": replace(/ *"node_modules\/@biomejs\/cli-darwin-arm64": \{[^}]*\},\n/, "") },
    complaint: /lacks @biomejs\/cli-darwin-arm64/,
  },
  {
    check: "check:paths",
    mistake: "a path of this machine",
    plant: { "docs/planted.md": add(`/${"tmp"}/somewhere`) },
    complaint: /path of one machine/,
  },
  {
    check: "check:paths",
    mistake: "somebody's home",
    plant: { "docs/planted.md": add(`/${"home"}/alice/project`) },
    complaint: /home folder/,
  },
  {
    check: "check:paths",
    mistake: "a registry in the lock file",
    plant: { "package-lock.json": add(`"resolved": "${"https"}://registry.${"example"}.org/x.tgz"`) },
    complaint: /registry host/,
  },
  {
    check: "check:docs",
    mistake: "an input missing from the page",
    plant: { "action.yml": replace(/^inputs:\n/m, "inputs:\n  planted:\n    description: New.\n") },
    complaint: /does not say what action\.yml says/,
  },
  {
    check: "check:grammars",
    mistake: "a grammar that is not the package's",
    plant: { "grammars/tree-sitter-planted.wasm": add("planted") },
    complaint: /tree-sitter-planted\.wasm is not used by any language/,
  },
  {
    check: "check:schemas",
    mistake: "a schema changed by hand",
    plant: { "schemas/config.v1.json": add("") },
    complaint: /config\.v1\.json/,
  },
  {
    check: "check:actionlint",
    mistake: "a comment's text in a shell",
    plant: {
      ".github/workflows/ci.yml": add(
        `  planted:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${"$"}{{ github.event.comment.body }}`,
      ),
    },
    complaint: /untrusted/,
  },
  {
    check: "check:github",
    mistake: "a misspelled key in action.yml",
    plant: { "action.yml": add("brandingg: {}") },
    complaint: /brandingg/,
  },
  {
    check: "check:github",
    mistake: "a program that is not there",
    plant: { "dist/action.js": remove },
    complaint: /which does not exist/,
  },
  {
    check: "check:github",
    mistake: "a misspelled key in a workflow",
    plant: { ".github/workflows/ci.yml": add("  planted:\n    runs-on: ubuntu-latest\n    stepz: []") },
    complaint: /stepz/,
  },
  {
    check: "check:github",
    mistake: "an input the action does not have",
    plant: { ".github/workflows/ci.yml": replace("junit: coverage/", "junits: coverage/") },
    complaint: /sets the input "junits"/,
  },
  {
    check: "check:pins",
    mistake: "an action pinned by tag",
    plant: { ".github/workflows/ci.yml": replace(/(actions\/checkout)@.*/, "$1@v6") },
    complaint: /is not pinned/,
  },
  {
    check: "check:pins",
    mistake: "rights for every job",
    plant: { ".github/workflows/ci.yml": replace(/^permissions: \{\}$/m, "permissions: write-all") },
    complaint: /permissions: \{\}/,
  },
  {
    check: "check:pins",
    mistake: "strangers get our token",
    plant: { ".github/workflows/ci.yml": replace(/^ {2}pull_request:$/m, "  pull_request_target:") },
    complaint: /pull_request_target/,
  },
];
