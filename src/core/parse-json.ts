/** The value of a document that must be whole; `refuse` makes the error, in the words of whoever asked for it. */
export function parseJson(text: string, refuse: (found: string, cause: unknown) => Error): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(`is not complete JSON (${text.length} characters)`, cause);
  }
}
