/** File to its new text; `undefined` deletes it. The function gets the text before ("" for a new file). */
export type Planting = Readonly<Record<string, (before: string) => string | undefined>>;

/** A mistake a check must find, and words its complaint must contain: red for the right reason. */
export interface Proof {
  readonly check: string;
  readonly mistake: string;
  readonly plant: Planting;
  readonly complaint: RegExp;
}

export const add = (text: string) => (before: string) => `${before}\n${text}\n`;
export const prepend = (text: string) => (before: string) => before.replace(/^(#!.*\n)?/, `$1${text}\n`);
export const replace = (from: string | RegExp, to: string) => (before: string) => before.replace(from, to);
export const remove = () => undefined;
