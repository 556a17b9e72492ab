import type { GitHub } from "../../app/github/ports.ts";
import { artifactCalls } from "./calls/artifacts.ts";
import { checkCalls } from "./calls/checks.ts";
import { commentCalls } from "./calls/comments.ts";
import { fileAt } from "./calls/file-at.ts";
import { pullCalls } from "./calls/pulls.ts";
import { runCalls } from "./calls/runs.ts";
import { triageCalls } from "./calls/triage.ts";
import { viewer } from "./calls/viewer.ts";
import { type ClientOptions, openClient } from "./client.ts";

/** GitHub itself behind the ports. Heavy: load this file only when a run needs it. */
export function openGitHub(options: ClientOptions): GitHub {
  const client = openClient(options);
  return {
    repository: options.repository,
    viewer: () => viewer(client, options),
    ...pullCalls(client),
    ...runCalls(client),
    ...artifactCalls(client),
    ...commentCalls(client),
    ...checkCalls(client),
    ...triageCalls(client),
    fileAt: (path, ref) => fileAt(client, path, ref),
  };
}
