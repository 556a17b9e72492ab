/** How long debug memory is kept, in days: the longest that applies. */
const DAYS = { usual: 30, learned: 60, escalated: 90 } as const;

const DAY_MS = 86_400_000;

export interface Retention {
  readonly days: number;
  readonly expires_at: string;
}

export function retentionOf(
  lastSeen: string,
  { learned, escalated }: { readonly learned: boolean; readonly escalated: boolean },
): Retention {
  const days = escalated ? DAYS.escalated : learned ? DAYS.learned : DAYS.usual;
  return { days, expires_at: new Date(Date.parse(lastSeen) + days * DAY_MS).toISOString() };
}
