import { classifyData } from "../data/classify-data.ts";
import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";

interface Classification {
  readonly files: readonly { readonly functions: readonly { readonly change: string }[] }[];
}

export function classify({ quick, umpire }: Workshop): Row {
  const files = quick ? 20 : 200;
  return {
    title: `classify ${files} changed TypeScript files`,
    programs: [
      {
        name: "umpire",
        command: umpire("classify", "--base", "main", "--json"),
        cwd: classifyData(files),
        tells: classified,
        expected: { files, new: files, modified: files },
      },
    ],
    bars: [{ kind: "time", seconds: 3 }],
  };
}

function classified(stdout: string): unknown {
  const { files }: Classification = JSON.parse(stdout);
  const changes = files.flatMap(({ functions }) => functions.map(({ change }) => change));
  const count = (word: string) => changes.filter((change) => change === word).length;
  return { files: files.length, new: count("new"), modified: count("modified") };
}
