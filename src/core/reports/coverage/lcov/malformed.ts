import { UserError } from "../../../errors.ts";

export function malformed(record: string, why: string): UserError {
  return new UserError(
    "report-malformed",
    `"${record.slice(0, 80)}" is no lcov record. ${why}`,
    "Check that the file is whole, and that no other program writes into it.",
  );
}
