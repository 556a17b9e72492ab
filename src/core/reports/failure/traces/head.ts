/** The first lines of an error: its type, when it names one, and its message. */
export interface Head {
  readonly type: string;
  readonly message: string;
}

const NAME = String.raw`[A-Za-z_$][\w$]{0,200}(?:(?:\.|::|\\)[A-Za-z_$][\w$]{0,200}){0,20}`;
const TYPED = new RegExp(
  String.raw`^(?:Uncaught |Unhandled )?(${NAME})(?: \[[\w ]{1,100}\])? ?:(?: |$)(.*)$`,
);
const BARE = new RegExp(`^(${NAME})$`);
const TYPE_NAME =
  /(?:Error|Exception|Failure|Failed|Fault|Warning|Violation|Interrupt|Exit|Timeout|TimedOut|NotFound|NotMet|Cancelled|Assertion)$/;

/** `TypeError: x is undefined`, where anything else may stand as well. */
export function headOf(text: string): Head {
  return readHead(text, (name) => TYPE_NAME.test(name));
}

/** Where a stack is known to follow, every class name in front of the colon is a type. */
export function stackHeadOf(text: string): Head {
  return readHead(text, (name) => TYPE_NAME.test(name) || /(?:^|[.:\\])[A-Z][^.:\\]*$/.test(name));
}

function readHead(text: string, isType: (name: string) => boolean): Head {
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  const rest = end < 0 ? "" : text.slice(end);
  const [, type = bareType(first), message = ""] = TYPED.exec(first) ?? [];
  if (type === undefined || !isType(type)) return { type: "", message: text.trim() };
  return { type, message: (message + rest).trim() };
}

/** A type without a message. `Failed` alone is a word, `ConnectException` is a type. */
function bareType(line: string): string | undefined {
  const [, name = ""] = BARE.exec(line) ?? [];
  return /[a-z][A-Z]\w*$/.test(name) && TYPE_NAME.test(name) ? name : undefined;
}
