import { createRepeatMarks } from "../repeat-marks.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";
import { type CaseSlots, caseSlots } from "./case-slots.ts";
import { addCase, addPlace, addProblems, type Place } from "./columns/case-columns.ts";
import { createPlace } from "./create-place.ts";
import type { JUnitReading } from "./reading.ts";
import { secondsAt } from "./seconds-at.ts";
import { statusProblem } from "./status.ts";
import { joined } from "./suites.ts";

const LINE_BEHIND = /:(\d{1,7})(?::\d+)?$/;

export function openCase(reading: JUnitReading, tag: Tag): void {
  // A case inside a case: the outer one ends here, so that none is lost.
  if (reading.isInCase) closeCase(reading);
  const slots = reading.slots?.shape === tag.shape ? reading.slots : caseSlots(tag);
  reading.slots = slots;
  reading.isInCase = true;
  reading.status = slots.status || slots.result ? statusOf(tag, slots) : "";
  if (!isWhereLastWas(reading, slots)) findPlace(reading, tag, slots);
  const durationMs = slots.time ? secondsAt(tag, slots.time) : Number.NaN;
  addCase(reading.columns, tag, slots.name, caseLine(tag, slots, reading.isPytest), durationMs);
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
  const file = slots.file ? decodedValue(tag, slots.file).replace(LINE_BEHIND, "") : "";
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
  return name !== undefined && isSameValue(tag, classname, name) ? undefined : decodedValue(tag, classname);
}

function isSameValue(tag: Tag, left: Shape, right: Shape): boolean {
  const length = left.end - left.start;
  if (length === 0) return false;
  if (left.classes + right.classes > 0) return decodedValue(tag, left) === decodedValue(tag, right);
  if (length !== right.end - right.start) return false;
  const { bytes } = tag.window;
  return bytes.compare(bytes, left.start, left.end, right.start, right.end) === 0;
}

function statusOf(tag: Tag, { status, result }: CaseSlots): string {
  return `${status ? decodedValue(tag, status) : ""} ${result ? decodedValue(tag, result) : ""}`;
}

/** Zero when not known. Some tools write it behind the file: `test/cart_test.exs:12`. */
function caseLine(tag: Tag, { line, file }: CaseSlots, countsFromZero: boolean): number {
  if (line === undefined) {
    return file === undefined ? 0 : Number(LINE_BEHIND.exec(decodedValue(tag, file))?.[1] ?? 0);
  }
  const number = Number.parseInt(decodedValue(tag, line), 10);
  return number >= 0 ? number + (countsFromZero ? 1 : 0) : 0;
}

export function closeCase(reading: JUnitReading): void {
  if (!reading.isInCase) return;
  reading.isInCase = false;
  const { problems, status, columns } = reading;
  if (problems !== undefined) {
    reading.problems = undefined;
    reading.troubled++;
    addProblems(columns, problems);
  } else if (status !== "") {
    const stated = statusProblem(status);
    if (!stated) return;
    reading.troubled++;
    addProblems(columns, [stated]);
  }
}
