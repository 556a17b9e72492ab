import { add, type Proof, prepend, remove, replace } from "./planting.ts";

export const buildProofs: readonly Proof[] = [
  {
    check: "check:dist",
    mistake: "a source changed, dist not built",
    plant: { "src/cli.ts": add('globalThis.name = "planted";') },
    complaint: /dist\/cli\.js differs/,
  },
  {
    check: "check:dist",
    mistake: "dist changed by hand",
    plant: { "dist/cli.js": add("// planted") },
    complaint: /dist\/cli\.js differs/,
  },
  {
    check: "check:dist",
    mistake: "a file left over in dist",
    plant: { "dist/planted.js": add("") },
    complaint: /not built from anything/,
  },
  {
    check: "check:dist",
    mistake: "a file missing from dist",
    plant: { "dist/LICENSES.txt": remove },
    complaint: /is missing/,
  },
  {
    check: "check:start",
    mistake: "the command line loads a parser at once",
    plant: { "src/cli.ts": prepend('import * as planted from "yaml";\nglobalThis.planted = planted;') },
    complaint: /loads \d+ KB at once: .*yaml/,
  },
  {
    check: "check:publint",
    mistake: "a command that does not exist",
    plant: { "package.json": replace("dist/cli.js", "dist/nowhere.js") },
    complaint: /nowhere\.js/,
  },
  {
    check: "check:package",
    mistake: "templates left out of the package",
    plant: { "package.json": replace(/"templates",\s*/, "") },
    complaint: /is missing from the package/,
  },
];
