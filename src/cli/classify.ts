import { classifyChange } from "../app/classify-change.ts";
import { classificationLines } from "../core/message/classification-lines.ts";
import { openWorld } from "../wiring/open-world.ts";
import { sayOnStderr } from "./show-review.ts";

export interface ClassifyOptions {
  readonly config?: string;
  readonly base?: string;
  readonly diff?: string;
  readonly title?: string;
  readonly label: readonly string[];
  readonly issueType?: string;
  readonly branch?: string;
  readonly json?: boolean;
}

export async function classify(options: ClassifyOptions): Promise<number> {
  const { config: named, base, diff, title, label, issueType, branch } = options;
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: named,
    output: "stderr",
    say: sayOnStderr,
  });
  const hints = {
    labels: label,
    issueType: issueType ?? null,
    title: title ?? null,
    branch: branch ?? null,
  };
  const { classification } = await classifyChange({ base, diff, hints }, config, world);
  process.stdout.write(
    options.json
      ? `${JSON.stringify(classification)}\n`
      : `${classificationLines(classification).join("\n")}\n`,
  );
  return 0;
}
