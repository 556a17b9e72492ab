import type { ErrorType } from "../error-type.ts";

type Rule = readonly [ErrorType, RegExp];

/**
 * By the type as written, the first that fits. The same mistake has the same type in every language, and JavaScript's
 * name for it: using nothing as something is a TypeError, a name that does not exist a ReferenceError, text that cannot
 * be parsed (JSON as well) and code that cannot be loaded or compiled a SyntaxError.
 */
export const TYPE_RULES: readonly Rule[] = [
  ["TimeoutError", /time-?d?[ _-]?out/i],
  [
    "AssertionError",
    /[Aa]ssert|^Xunit\.|Expectation|NotMet|ComparisonFail|MultipleFailure|^Minitest::|^org\.mockito\.exceptions\.verification|(?:^|\.)Failed$|^expect\.|^to[A-Z]\w*$|^(?:Wanted but not invoked|Too (?:many|few) actual invocations|Argument\(s\) are different|No interactions wanted|Never wanted here)|^Shouldly\.|MockException$|scalatest\.exceptions\.TestFailed|ConditionNotSatisfied|^Condition not satisfied|^Expected exception|^(?:CHECK|REQUIRE|WARN)(?:_\w+)?$/,
  ],
  [
    "ValidationError",
    /Validation|Zod|ValiError|ConstraintViolation|NotValidException|RecordInvalid|MultipleInvalid/,
  ],
  [
    "SyntaxError",
    /^(?:build|setup) failed$|Syntax|Indentation|TabError|ImportError|ModuleNotFound|LoadError|Compil(?:e|ation)|JSONDecode|Json(?:Reader|Parse|Syntax)?Exception|ParserError|(?:^|\\)ParseError|YAML\w*(?:Error|Exception)|TOMLDecode|SAXParse|XmlException/,
  ],
  [
    "NetworkError",
    /ECONN|ENOTFOUND|EHOST|ENET|EPIPE|EAI_|Connect(?:ion)?(?:Refused|Reset|Aborted)?(?:Error|Exception)|Socket(?:Error|Exception)|UnknownHost|NoRouteToHost|Http\w*(?:Request|Connect|Response)\w*Exception|SSL|gaierror|URLError|HTTPError|ProxyError|MaxRetry|ClosedChannel|BrokenPipe|Network|FetchError|AxiosError|WebException|ClientConnector|RemoteProtocol|ResourceAccess/,
  ],
  [
    "ReferenceError",
    /ReferenceError|(?:^|\.)NameError|UnboundLocal|NoSuch(?:Method|Field)|NoClassDef|ClassNotFound|Missing(?:Method|Field)Exception|TypeLoadException|UninitializedProperty/,
  ],
  [
    "TypeError",
    /TypeError|AttributeError|NullPointer|NullReference|ClassCast|InvalidCast|NoMethodError|ArgumentNull|ArgumentCount/,
  ],
];

/** By what the message says, for types that say nothing: `Error`, `panic`, a runner's own word, or none. */
export const MESSAGE_RULES: readonly Rule[] = [
  [
    "AssertionError",
    /^expect\(|^(?:note: )?test did not panic as expected|^\[XPASS\(strict\)\]|^assert(?:ion)?\b|^promise (?:resolved|rejected) .{0,500} instead of|^Expected values to be|^expected .{1,500} (?:to|but) |Snapshot `.{0,500}` mismatched|^Failed asserting|^Failed test\b|^Assert\.\w+(?:\(\))? fail|^Expected: .{0,500}\n\s*(?:But was|Actual|Received)/i,
  ],
  [
    "TimeoutError",
    /^STACK_TRACE_ERROR$|\btimed out\b|timeout of \d+ ?ms exceeded|exceeded (?:execution )?timeout|deadline exceeded|^Timeout \(>|^Timeout - |did not complete within/i,
  ],
  [
    "NetworkError",
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection ?refused|connection ?reset|no such host|getaddrinfo|socket hang up|network is unreachable|name or service not known|\bdial tcp\b|^fetch failed/i,
  ],
  [
    "SyntaxError",
    /MODULE_NOT_FOUND|^Cannot find (?:module|package)|^Failed to (?:resolve import|load url|parse source)|^Transform failed|^Unexpected token|^cannot load such file|\[(?:build|setup) failed\]|Unresolved compilation problem|^Module not found|does not provide an export named|Jest encountered an unexpected token/i,
  ],
  [
    "ReferenceError",
    / is not defined$|^Undefined (?:variable|constant)|^Call to undefined (?:function|method)|^Class .{1,300} not found|^uninitialized constant/,
  ],
  [
    "TypeError",
    /nil pointer dereference|^interface conversion: |^Cannot read propert|^Call to a member function|^Attempt to read property .{1,300} on null/,
  ],
];
