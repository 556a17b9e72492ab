import { createRepeatMarks } from "../repeat-marks.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";
import { addCase, addPlace, addProblems, type Place } from "./case-columns.ts";
import { type CaseSlots, caseSlots } from "./case-slots.ts";
import { createPlace } from "./create-place.ts";
import type { JUnitReading } from "./reading.ts";
import { secondsAt } from "./seconds-at.ts";
import { statusProblem } from "./status.ts";
import { joined } from "./suites.ts";

export function openCase(reading: JUnitReading, tag: Tag): void {
  // A case inside a case: the outer one ends here, so that none is lost.
  if (reading.isInCase) closeCase(reading);
  const slots = reading.slots?.shape === tag.shape ? reading.slots : caseSlots(tag);
  reading.slots = slots;
  reading.isInCase = true;
  reading.status = slots.status || slots.result ? statusOf(tag, slots) : "";
  if (!isWhereLastWas(reading, slots)) findPlace(reading, tag, slots);
  const line = slots.line ? lineOf(decodedValue(tag, slots.line), reading.isPytest) : 0;
  addCase(reading.columns, tag, slots.name, line, slots.time ? secondsAt(tag, slots.time) : Number.NaN);
}

/** The usual case, told without reading anything: the same class, decoded once, in the same suite. */
function isWhereLastWas({ lastPlace, suite }: JUnitReading, { classname, file }: CaseSlots): boolean {
  return (
    lastPlace?.isShared === true &&
    lastPlace.owner === suite &&
    file === undefined &&
    classname?.value !== undefined &&
    classname.value === lastPlace.classname
  );
}

function findPlace(reading: JUnitReading, tag: Tag, slots: CaseSlots): void {
  const { lastPlace, suite } = reading;
  const classname = classOf(tag, slots);
  const file = slots.file ? decodedValue(tag, slots.file) : "";
  // node:test has no retries either; its class is "test" for every test.
  const isShared = !reading.neverRepeats && classname !== "test";
  const isSame = lastPlace?.owner === suite && lastPlace.classname === classname && lastPlace.file === file;
  if (isSame && isShared) return;
  const place = isSame ? lastPlace.place : createPlace(suite, classname, file);
  reading.lastPlace = { place, owner: suite, classname, file, isShared };
  addPlace(reading.columns, isShared ? place : marked(reading, place, tag, slots));
}

/** Told from another case of the same name, where that is another test. */
function marked(reading: JUnitReading, place: Place, tag: Tag, { name }: CaseSlots): Place {
  reading.markCase ??= createRepeatMarks();
  const mark = reading.markCase(place.suite ?? "", place.file, name ? decodedValue(tag, name) : "");
  return mark === "" ? place : { ...place, variant: joined(place.variant, mark, " ") };
}

/** Undefined when it is the name once more, as jest-junit writes it: then there is nothing to decode or keep. */
function classOf(tag: Tag, { classname, name }: CaseSlots): string | undefined {
  if (classname === undefined) return "";
  return name !== undefined && isSameValue(classname, name) ? undefined : decodedValue(tag, classname);
}

function isSameValue(left: Shape, right: Shape): boolean {
  const length = left.end - left.start;
  if (length === 0 || length !== right.end - right.start) return false;
  for (let i = 0; i < length; i++)
    if (left.bytes[left.start + i] !== right.bytes[right.start + i]) return false;
  return true;
}

function statusOf(tag: Tag, { status, result }: CaseSlots): string {
  return `${status ? decodedValue(tag, status) : ""} ${result ? decodedValue(tag, result) : ""}`;
}

function lineOf(text: string, countsFromZero: boolean): number {
  const line = Number.parseInt(text, 10);
  return line >= 0 ? line + (countsFromZero ? 1 : 0) : 0;
}

export function closeCase(reading: JUnitReading): void {
  if (!reading.isInCase) return;
  reading.isInCase = false;
  const { problems, status, columns } = reading;
  if (problems !== undefined) {
    reading.problems = undefined;
    addProblems(columns, problems);
  } else if (status !== "") {
    const stated = statusProblem(status);
    if (stated) addProblems(columns, [stated]);
  }
}
