import type { CoveredFunction, StatementSpan } from "../../coverage-report.ts";
import { present } from "../../present.ts";
import type { Title } from "../model/packed-file.ts";
import { numberAt } from "../model/pair-list.ts";
import { functionsIn } from "./read-functions.ts";
import type { SectionText } from "./section-text.ts";
import { textOf } from "./words.ts";

/** Where the text of each section is: block, start, start of the functions, end. */
export interface TextPlaces {
  cells: Uint32Array;
}

const COLUMNS = 4;
const NO_SPANS: readonly StatementSpan[] = [];

export function notePlace(places: TextPlaces, row: number, text: SectionText): void {
  const at = row * COLUMNS;
  if (at >= places.cells.length) {
    const larger = new Uint32Array(2 * (at + COLUMNS));
    larger.set(places.cells);
    places.cells = larger;
  }
  places.cells[at] = text.blocks.length - 1;
  places.cells[at + 1] = text.start;
  places.cells[at + 2] = text.functionsStart;
  places.cells[at + 3] = text.end;
}

/** The title of a section, made of its text when somebody asks. A class for the reason that PackedFile is one. */
export class KeptTitle implements Title {
  private readonly blocks: readonly Buffer[];
  private readonly places: TextPlaces;
  private readonly row: number;
  private knownPath: string | undefined;
  private knownFunctions: readonly CoveredFunction[] | undefined;

  constructor(blocks: readonly Buffer[], places: TextPlaces, row: number) {
    this.blocks = blocks;
    this.places = places;
    this.row = row;
    this.knownPath = undefined;
    this.knownFunctions = undefined;
  }

  get path(): string {
    this.knownPath ??= textOf(this.block(), this.place(1) + "SF:".length, this.place(2) - 1);
    return this.knownPath;
  }

  get functions(): readonly CoveredFunction[] {
    this.knownFunctions ??= functionsIn(this.block().toString("utf8", this.place(2), this.place(3)));
    return this.knownFunctions;
  }

  get spans(): readonly StatementSpan[] {
    return NO_SPANS;
  }

  private block(): Buffer {
    return present(this.blocks[this.place(0)]);
  }

  private place(column: number): number {
    return numberAt(this.places.cells, this.row * COLUMNS + column);
  }
}
