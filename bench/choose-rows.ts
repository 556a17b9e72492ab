import type { Options } from "./options.ts";
import { type RowPlan, rows } from "./rows/index.ts";
import type { Workshop } from "./setup/workshop.ts";

export function checkNames(names: readonly string[]): void {
  const unknown = names.filter((name) => !rows.has(name));
  if (unknown.length > 0)
    throw new Error(`No row ${unknown.join(", ")}: there are ${[...rows.keys()].join(", ")}.`);
}

/** What was asked for, less what this dist cannot do yet, which is said aloud. */
export function chooseRows({ rows: names, huge }: Options, workshop: Workshop): RowPlan[] {
  const wanted = [...rows].filter(([name, { optional }]) =>
    names.length > 0 ? names.includes(name) : !optional || huge,
  );
  return wanted.flatMap(([name, plan]) => {
    if (workshop.has(plan.needs)) return [plan];
    process.stdout.write(`Not measured: ${name}, for there is no \`umpire ${plan.needs}\` in this dist.\n`);
    return [];
  });
}
