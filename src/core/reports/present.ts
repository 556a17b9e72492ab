/** For what must be there by the way it is made. If it is not, that is a mistake of ours. */
export function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new RangeError("Expected to be there, but is not");
  return thing;
}
