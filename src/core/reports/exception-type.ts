const EXCEPTION = /^(?:Test method \S+ threw exception:\s+|[A-Z]\w* ?:\s+)?([A-Z][\w.+`]*Exception) ?: /;

/** The class that .NET's test tools write before the message of an exception; empty for a failed assertion. */
export function exceptionType(message: string): string {
  return EXCEPTION.exec(message)?.[1] ?? "";
}
