import { UserError } from "../../errors.ts";
import type { TapLevel, TapPoint, TapSection } from "./stream.ts";

/** Where in the stream the reader is: the innermost level that is still open. */
export interface Position {
  level: TapLevel;
  readonly maxDepth: number;
}

export function createLevel(parent: TapLevel | undefined, indent: number, title: string): TapLevel {
  const depth = parent ? parent.depth + 1 : 0;
  return { parent, depth, indent, title, nextTitle: "", sections: [], pending: [], block: undefined };
}

/** Goes to the level of a line with this indentation: deeper ones end, and one begins when it is deeper than all. */
export function goTo(position: Position, indent: number, title = ""): TapLevel {
  const level = closeDeeper(position, indent);
  if (level.indent === indent) return level;
  position.level = createLevel(level, indent, level.nextTitle || title);
  if (position.level.depth > position.maxDepth) {
    const message = `The subtests are nested deeper than ${position.maxDepth} levels.`;
    throw new UserError("tap-too-deep", message, "No test tool nests that deep. Check what this file is.");
  }
  return position.level;
}

/** Ends all levels deeper than this. What they hold waits for the point that sums it up. */
export function closeDeeper(position: Position, indent: number): TapLevel {
  let { level } = position;
  while (level.indent > indent && level.parent) {
    closeBlock(level);
    level.parent.pending.push(level);
    level = level.parent;
  }
  position.level = level;
  return level;
}

export function addPoint(level: TapLevel, point: TapPoint, opensBlock: boolean): void {
  closeBlock(level);
  takePending(level, point);
  level.nextTitle = "";
  if (opensBlock) level.block = point;
  const section = lastSection(level);
  // After a plan that ends a section, another stream begins.
  if (section.plan && !section.plan.isFirst) level.sections.push({ points: [point], plan: undefined });
  else section.points.push(point);
}

/** The subtests behind a point in braces are complete. */
export function closeBlock(level: TapLevel): void {
  if (level.block) takePending(level, level.block);
  level.block = undefined;
}

function takePending(level: TapLevel, point: TapPoint): void {
  point.subtests = point.subtests.concat(level.pending);
  level.pending = [];
}

export function addPlan(level: TapLevel, count: number, skip: string): void {
  const section = lastSection(level);
  if (section.plan) level.sections.push({ points: [], plan: { count, skip, isFirst: true } });
  else section.plan = { count, skip, isFirst: section.points.length === 0 };
}

export function startSection(level: TapLevel): void {
  if (level.sections.length > 0) level.sections.push({ points: [], plan: undefined });
}

function lastSection({ sections }: TapLevel): TapSection {
  const known = sections.at(-1);
  if (known) return known;
  const section: TapSection = { points: [], plan: undefined };
  sections.push(section);
  return section;
}
