interface Inspection {
  readonly totals: {
    readonly cases: number;
    readonly failed: number;
    readonly errors: number;
    readonly skipped: number;
  };
  readonly reports: readonly {
    readonly files?: number;
    readonly lines?: { readonly covered: number; readonly total: number };
  }[];
}

/** What `umpire inspect --json` says about test reports, in the words of the generators. */
export function inspectedCases(stdout: string): unknown {
  const { totals }: Inspection = JSON.parse(stdout);
  const { cases, failed, errors, skipped } = totals;
  return { cases, failed, errors, skipped };
}

export function inspectedCoverage(stdout: string): unknown {
  const { reports }: Inspection = JSON.parse(stdout);
  const [report] = reports;
  return { files: report?.files, total: report?.lines?.total, covered: report?.lines?.covered };
}
