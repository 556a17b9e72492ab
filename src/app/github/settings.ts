import type { SeniorAgent } from "../../core/config/senior-agent.ts";

/** What a team chose for the surfaces on GitHub. */
export interface Settings {
  readonly statusContext: string;
  readonly checkName: string;
  readonly escalateTo: "pull-request" | "linked-issue" | number;
  readonly label: string;
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly maxAnnotations: number;
  /** Who gets the feedback before a person does. */
  readonly senior?: SeniorAgent | undefined;
}
