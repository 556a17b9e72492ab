/** What a zip may cost us, known before a byte of it is inflated. */
export interface ZipCaps {
  readonly archiveBytes: number;
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** Inflated bytes for each stored one. */
  readonly ratio: number;
}

const MOST: ZipCaps = {
  archiveBytes: 20 * 1024 * 1024,
  entries: 64,
  entryBytes: 10 * 1024 * 1024,
  totalBytes: 32 * 1024 * 1024,
  ratio: 200,
};

/** Caps can be lowered, never raised. */
export function zipCaps(wanted: Partial<ZipCaps>): ZipCaps {
  const lower = (cap: keyof ZipCaps) => Math.min(MOST[cap], wanted[cap] ?? MOST[cap]);
  return {
    archiveBytes: lower("archiveBytes"),
    entries: lower("entries"),
    entryBytes: lower("entryBytes"),
    totalBytes: lower("totalBytes"),
    ratio: lower("ratio"),
  };
}
