import { classifyChange } from "../app/classify-change.ts";
import { classificationLines } from "../core/message/classification-lines.ts";
import { openMeasuringWorld } from "../wiring/open-world.ts";
import { type HintOptions, hintsFrom } from "./options.ts";
import { changeOfPull } from "./pull-option.ts";
import { sayOnStderr } from "./show-review.ts";

export interface ClassifyOptions extends HintOptions {
  readonly config?: string;
  readonly base?: string;
  readonly diff?: string;
  readonly pull?: number;
  readonly branch?: string;
  readonly json?: boolean;
}

export async function classify(options: ClassifyOptions): Promise<number> {
  const { config: named, base, diff } = options;
  const { world, config } = await openMeasuringWorld({
    folder: process.cwd(),
    config: named,
    output: "stderr",
    say: sayOnStderr,
  });
  const change = await changeOfPull(options.pull, world);
  const request = { base, diff, change, hints: hintsFrom(options) };
  const { classification } = await classifyChange(request, config, world);
  process.stdout.write(
    options.json
      ? `${JSON.stringify(classification)}\n`
      : `${classificationLines(classification).join("\n")}\n`,
  );
  return 0;
}
