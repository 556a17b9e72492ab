// Our own workflows and those to copy: every action pinned by commit, no rights by default, nothing runs a stranger's code with our token.
import { parse } from "yaml";
import { finish } from "./finish.ts";
import { workflowFiles } from "./workflow-files.ts";

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} +# v\d+\.\d+\.\d+$/;

/** What a reader puts in place of it is theirs to pin. */
const UMPIRE = "OWNER/umpire@v1";

const ours = workflowFiles();
const uses = ours.flatMap(({ path, text }) =>
  [...text.matchAll(/^[ -]*uses: *(.+?) *$/gm)].map(([, what = ""]) => ({ path, what })),
);
finish(
  [
    ...uses
      .filter(({ what }) => !what.startsWith("./") && what !== UMPIRE && !pinned.test(what))
      .map(({ path, what }) => `${path}: "${what}" is not pinned as owner/name@<40 hex digits> # vX.Y.Z`),
    ...ours
      .filter(({ text }) => !grantsNothing(text))
      .map(({ path }) => `${path}: needs \`permissions: {}\` at the top`),
    ...ours
      .filter(({ text }) => text.includes("pull_request_target"))
      .map(({ path }) => `${path}: pull_request_target gives strangers our token`),
  ],
  `${uses.length} uses in ${ours.length} workflows: pinned, and no rights by default`,
  "Give rights per job, with the reason beside them.",
);

function grantsNothing(text: string): boolean {
  const { permissions } = parse(text);
  return permissions !== null && typeof permissions === "object" && Object.keys(permissions).length === 0;
}
