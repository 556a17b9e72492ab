import type { Inputs } from "../core/config/inputs.ts";
import { UserError } from "../core/errors.ts";
import { type Event, isFork } from "./event.ts";

export type Mode = Exclude<Inputs["mode"], "auto">;

/** What is to be done, from the event; or in words why nothing is. Without an event of GitHub it is done locally. */
export function modeOf(
  eventName: string,
  event: Event,
  asked: Inputs["mode"],
): Mode | { readonly idle: string } {
  if (asked !== "auto") return mustBeSafe(asked, eventName);
  switch (eventName) {
    case "pull_request":
      return event.pull_request !== undefined && isFork(event.pull_request) ? "record" : "review";
    case "workflow_run":
      return "judge";
    case "merge_group":
      return "merge-group";
    case "push":
      return event.ref === `refs/heads/${event.repository?.default_branch}`
        ? "baseline"
        : {
            idle: `A push to ${event.ref ?? "an unknown ref"} is no attempt: only the default branch is recorded.`,
          };
    default:
      return "local";
  }
}

/** Such a run has the secrets of the base, and its own run is not of the commit that it would be told on. */
function mustBeSafe(asked: Mode, eventName: string): Mode {
  if (eventName !== "pull_request_target") return asked;
  throw new UserError(
    "unsafe-event",
    "Umpire does not work on `pull_request_target`: code of a pull request must not run beside the secrets of the base.",
    "Run the tests on `pull_request` with `mode: record`, and judge on `workflow_run`: see docs/github.md.",
  );
}
