export interface Values {
  readonly expected?: string;
  readonly actual?: string;
}

const FORMS: readonly RegExp[] = [
  /^Expected: (?<expected>.+)\n\s*(?:Received|Actual|But was): (?<actual>.+)$/m,
  /^AssertionError: expected (?<actual>.{1,500}?) to (?:be|equal|deeply equal|strictly equal) (?<expected>.{1,500}?)(?: \/\/.*)?$/m,
  /^(?:E {2,})?assert (?<actual>[^\n]{1,500}?) == (?<expected>[^\n]{1,500})$/m,
  /^(?<actual>\S.{0,500}?) !== (?<expected>.{1,500})$/m,
  /expected: <(?<expected>[^\n]{0,500})> but was: <(?<actual>[^\n]{0,500})>/,
];

export function expectedActual(text: string): Values {
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups) return { expected: groups["expected"] ?? "", actual: groups["actual"] ?? "" };
  }
  return {};
}
