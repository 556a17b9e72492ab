const HEAD = /^(?:Uncaught )?([A-Z][\w$.]*)(?: \[\w+\])?: /;
const FIRST_FRAME = /\n\s+at /;

/** Error class and message of a JavaScript error that is written as its stack. */
export function readStackText(text: string): { readonly type: string; readonly message: string } {
  const frames = text.search(FIRST_FRAME);
  const head = frames < 0 ? text : text.slice(0, frames);
  const type = HEAD.exec(head);
  return { type: type?.[1] ?? "", message: (type ? head.slice(type[0].length) : head).trim() };
}
