/** What was not XML but could be read all the same, counted for the warnings. */
export interface Recovery {
  controlCharacters: number;
  badReferences: number;
  cdataEnds: number;
  badBytes: number;
  lateDeclarations: number;
}

export function noRecovery(): Recovery {
  return { controlCharacters: 0, badReferences: 0, cdataEnds: 0, badBytes: 0, lateDeclarations: 0 };
}

export function recoveryWarnings(recovery: Recovery): string[] {
  const warnings = [
    note(recovery.controlCharacters, "control character", "removed: XML does not allow them"),
    note(recovery.badReferences, "reference to a forbidden character", "removed"),
    note(recovery.cdataEnds, 'literal "]]>" in text', "kept: XML does not allow it there"),
    note(recovery.badBytes, "text with bytes that are not valid in the file's encoding", "repaired"),
    note(recovery.lateDeclarations, "blank before the XML declaration", "ignored"),
  ];
  return warnings.filter((warning) => warning !== "");
}

function note(count: number, what: string, done: string): string {
  return count === 0 ? "" : `Not well-formed, but read: ${count} x ${what}, ${done}.`;
}
