import { type Name, type Names, NO_NAME, type Pattern } from "./tags/names.ts";

/**
 * A tag name followed by attribute names in the order written: a tree, because reports repeat themselves. The shape of
 * a tag is nearly always that of a tag before, so its names are compared with the guess instead of being looked up.
 * Each shape is also the place for the value of its last attribute.
 */
export interface Shape {
  readonly name: Name;
  /** The name's text: at hand, because it is asked for by every look for an attribute. */
  readonly key: string;
  /** `<name` of a tag, ` name="` of an attribute, to compare with four bytes at a time: see is-at.ts. */
  readonly pattern: DataView;
  readonly patternLength: number;
  readonly firstWord: number;
  readonly lastWord: number;
  /** The shapes of all attributes of the tag up to this one. */
  readonly attributes: readonly Shape[];
  /** The attribute that followed the last time. */
  guess: Shape | undefined;
  /** Of a tag: the tag that followed the last time. */
  nextTag: Shape | undefined;
  readonly followers: Shape[];
  bytes: Buffer;
  quote: number;
  start: number;
  end: number;
  /** Byte classes seen in the value; 0 means that it can be copied as it is. */
  classes: number;
  /** The decoded value, once somebody asked. The next tag with an equal value answers with the same string. */
  value: string | undefined;
}

export interface Shapes {
  /** A name is one object among these, so that shapes can compare it by identity. */
  readonly names: Names;
  /** Followers of this are the shapes of tags. */
  root: Shape;
  count: number;
}

/** Tools that write attributes in random order make many shapes; starting afresh costs time only. */
const MAX_SHAPES = 4_096;
const MAX_KEPT = 500;
const NO_BYTES = Buffer.alloc(0);

let kept: Shapes | undefined;

/** Kept from one document to the next, as long as the names are: reports of one tool have the same shapes. */
export function openShapes(names: Names): Shapes {
  if (kept?.names !== names || kept.count > MAX_KEPT) kept = noShapes(names);
  return kept;
}

function noShapes(names: Names): Shapes {
  return { names, root: createShape(NO_NAME, NO_NAME.tagPattern, []), count: 0 };
}

export function tagShape(shapes: Shapes, previous: Shape, name: Name): Shape {
  if (shapes.count > MAX_SHAPES) Object.assign(shapes, noShapes(shapes.names));
  const known = shapes.root.followers.find((shape) => shape.name === name);
  const shape = known ?? createShape(name, name.tagPattern, []);
  if (!known) {
    shapes.root.followers.push(shape);
    shapes.count++;
  }
  previous.nextTag = shape;
  return shape;
}

export function attributeShape(shapes: Shapes, before: Shape, name: Name): Shape {
  const known = before.followers.find((shape) => shape.name === name);
  const shape = known ?? createShape(name, name.attributePattern, before.attributes);
  if (!known) {
    before.followers.push(shape);
    shapes.count++;
  }
  before.guess = shape;
  return shape;
}

function createShape(name: Name, pattern: Pattern, before: readonly Shape[]): Shape {
  const attributes: Shape[] = [...before];
  const shape: Shape = {
    name,
    key: name.text,
    pattern: pattern.view,
    patternLength: pattern.view.byteLength,
    firstWord: pattern.firstWord,
    lastWord: pattern.lastWord,
    attributes,
    guess: undefined,
    nextTag: undefined,
    followers: [],
    bytes: NO_BYTES,
    quote: 0,
    start: 0,
    end: 0,
    classes: 0,
    value: undefined,
  };
  if (pattern === name.attributePattern) attributes.push(shape);
  return shape;
}
