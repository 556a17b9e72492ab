import type { ChangedFile } from "../../changed-file.ts";
import { isTestPath } from "../../is-test-path.ts";
import { exemptPath } from "../../paths/exempt-path.ts";
import type { Family } from "../families/family.ts";
import { familyOf } from "../families/family-of.ts";
import { type SidedGroup, sidedGroup } from "./source-line.ts";
import { splitHashed } from "./split-line.ts";

/** One changed file, its lines taken apart. */
export interface Edit {
  readonly file: ChangedFile;
  readonly family: Family | null;
  /** Holds tests, and is not what tests read or write. */
  readonly isTest: boolean;
  readonly groups: readonly SidedGroup[];
}

const TEST_DATA = /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|__mocks__|__snapshots__)\//;

export function editOf(file: ChangedFile): Edit {
  const family = familyOf(file.path);
  const groups = file.groups.toSorted((a, b) => a.newStart - b.newStart || a.oldStart - b.oldStart);
  return {
    file,
    family,
    isTest: family !== null && !TEST_DATA.test(file.path) && (family.testsAnywhere || wasOrIsTest(file)),
    groups: isWorthReading(file)
      ? groups.map((group) => sidedGroup(group, family?.split ?? splitHashed))
      : [],
  };
}

function wasOrIsTest({ path, from }: ChangedFile): boolean {
  return isTestPath(path) || (from !== null && isTestPath(from));
}

/** Nobody wrote these by hand, and they are long. */
function isWorthReading({ path }: ChangedFile): boolean {
  const exempt = exemptPath(path);
  return exempt !== "vendored" && exempt !== "lock-file" && exempt !== "generated";
}
