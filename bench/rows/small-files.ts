import { smallFilesData } from "../data/small-files-data.ts";
import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCases } from "./inspected.ts";

export function smallFiles({ quick, umpire, reference }: Workshop): Row {
  const { folder, names, facts } = smallFilesData(quick ? 500 : 2_000);
  const { bytes, ...expected } = facts;
  return {
    title: `${names.length.toLocaleString("en")} small files`,
    bytes,
    launches: 5,
    programs: [
      {
        name: "umpire",
        command: umpire("inspect", "--json", ...names),
        cwd: folder,
        tells: inspectedCases,
        expected,
      },
      {
        name: "fs alone",
        command: reference("read-files", ...names),
        cwd: folder,
        tells: JSON.parse,
        expected: { bytes },
      },
    ],
    bars: [{ kind: "within", than: ["fs alone"], bar: 2, stretch: 1.3 }],
  };
}
