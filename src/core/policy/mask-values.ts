/** What is shown instead: the kind of value stays readable, the value itself does not count. */
const VALUE = "#";
const TEXT = "…";
const PATH = "<path>";

/** Long enough to tell errors apart; a dumped object must not become part of a name. */
const LONGEST = 200;

/** Two messages that differ only in values have one cause: numbers, quoted texts, ids, addresses, paths and times. */
export function maskValues(message: string): string {
  return message
    .trim()
    .replace(/\n.*/s, "")
    .slice(0, 4 * LONGEST)
    .replace(QUOTED, TEXT)
    .replace(TIME, VALUE)
    .replace(WORD, maskWord)
    .replace(NUMBER, VALUE)
    .replace(/#(?:\s?[,:.]?\s?#)+/g, VALUE)
    .replace(/…(?:\s?,\s?…)+/g, TEXT)
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}

/** An apostrophe within a word opens nothing: `can't read 'x'`. */
const QUOTED = /(?<!\w)(?:"[^"]*"|'[^']*'(?!\w)|`[^`]*`)/g;
/** A time without a date is numbers and colons; so is the zone after it. */
const TIME = /\d+-\d\d-\d\d(?:[T ][\d:.]*\dZ?)?/g;
const WORD = /[^\s"'`,;()[\]{}<>]+/g;
/** With its unit of time: what took 900 ms once takes 1.1 s the next time. A fraction is a number of its own. */
const NUMBER =
  /(?:0x[0-9a-f]+|(?:(?<![\w.])[-+])?\d+(?:e[-+]?\d+)?)(?:\s?(?:ns|µs|ms|s|sec|seconds?|minutes?)\b)?/gi;

const ADDRESS = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\.{0,2}[\\/]|~[\\/]|[a-z]:[\\/])./i;
const FILE = /[\\/].*\.\w{1,5}(?::\d+)*:?$/;
const ID = /^(?=\D*\d)(?:[0-9a-f]{7,}|[\w-]{20,})$/i;

function maskWord(word: string): string {
  if (ADDRESS.test(word) || FILE.test(word)) return PATH;
  return ID.test(word) ? VALUE : word;
}
