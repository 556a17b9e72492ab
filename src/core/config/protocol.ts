import * as z from "zod";

const noted = z.unknown().optional();

/** What else stands in a whole workflow document of the protocol. Umpire finds all of it out by itself. */
export const Protocol = {
  workflow_id: noted.describe("Without effect: a case has its own id."),
  agent: noted.describe("Without effect: who did what is read from the commits."),
  code_artifact: noted.describe("Without effect: what changed is read from the diff; see code_types."),
  loop_state: noted.describe("Without effect: the state is derived from the ledger."),
  debug_memory_ref: noted.describe("Without effect: see debug_memory.location."),
  ralph_integration: noted.describe("Without effect: the loop that calls Umpire is its own master."),
  timestamps: noted.describe("Without effect: times are read from the runs."),
};
