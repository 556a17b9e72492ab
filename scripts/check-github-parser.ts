// action.yml and the workflows as GitHub itself reads them.
import { existsSync, readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { parse } from "yaml";
import * as z from "zod";
import { finish } from "./finish.ts";
import { workflowFiles } from "./workflow-files.ts";

const Step = z.object({ uses: z.string().default(""), with: z.record(z.string(), z.unknown()).default({}) });
const Job = z.object({ steps: z.array(Step).default([]) });

const trace = new NoOperationTraceWriter();
const action = { name: "action.yml", content: readFileSync("action.yml", "utf8") };
const workflows = workflowFiles().map(({ path, text }) => ({ name: path, content: text }));

finish(
  [
    ...parseAction(action, trace).context.errors.getErrors(),
    ...workflows.flatMap((file) => parseWorkflow(file, trace).context.errors.getErrors()),
  ]
    .map((error) => error.message)
    .concat(missingPrograms(), workflows.flatMap(unknownInputs)),
  `GitHub's parser reads action.yml and ${workflows.length} workflows`,
  "Correct the lines named above.",
);

/** The parser does not look at the disk: a renamed entry would only fail in somebody else's workflow. */
function missingPrograms(): string[] {
  const { runs } = parse(action.content);
  return ["main", "pre", "post"]
    .map((step) => runs?.[step])
    .filter((program) => program !== undefined && !existsSync(program))
    .map((program) => `action.yml runs ${program}, which does not exist`);
}

/** GitHub only warns about an input the action does not have, and the setting silently has no effect. */
function unknownInputs({ name, content }: { name: string; content: string }): string[] {
  const known = new Set(Object.keys(parse(action.content).inputs ?? {}));
  const { jobs } = z.object({ jobs: z.record(z.string(), Job) }).parse(parse(content));
  return Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses === "./" || /\/umpire[\w-]*@/.test(uses))
    .flatMap((step) => Object.keys(step.with))
    .filter((input) => !known.has(input))
    .map((input) => `${name} sets the input "${input}", which action.yml does not have`);
}
