import * as z from "zod";
import { oneLine } from "../../../core/message/untrusted.ts";

/** What a failed call means. Only GitHub's own words tell a rate limit, a lock and a missing permission apart. */
export type Trouble = { readonly status: number; readonly said: string } & (
  | { readonly kind: "lost"; readonly waitMs: number | null }
  | { readonly kind: "limited"; readonly waitMs: number | null }
  | { readonly kind: "token" | "permission" | "locked" | "missing" | "refused" }
);

const Header = z.string().optional().catch(undefined);
const Headers = z.object({
  "retry-after": Header,
  "x-ratelimit-remaining": Header,
  "x-ratelimit-reset": Header,
  date: Header,
});

const Failure = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: Headers }).optional(),
});
type Failure = z.infer<typeof Failure>;

/** Null for an error that is no answer of GitHub: a bug of ours. */
export function troubleOf(error: unknown): Trouble | null {
  const parsed = Failure.safeParse(error);
  if (!parsed.success) return null;
  const { status, message } = parsed.data;
  const said = { status, said: oneLine(message) };
  // Without an answer octokit says 500 as well: the connection broke, or what came was cut or no JSON.
  if (status >= 500 || status === 408) return { kind: "lost", waitMs: askedWait(parsed.data), ...said };
  if (isLimit(parsed.data)) return { kind: "limited", waitMs: askedWait(parsed.data), ...said };
  if (status === 401) return { kind: "token", ...said };
  if (status === 403) return { kind: /\blocked\b/i.test(message) ? "locked" : "permission", ...said };
  if (status === 404 || status === 410) return { kind: "missing", ...said };
  return { kind: "refused", ...said };
}

function isLimit({ status, message, response }: Failure): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const headers = response?.headers;
  return (
    headers?.["retry-after"] !== undefined ||
    headers?.["x-ratelimit-remaining"] === "0" ||
    /\brate limit|\babuse detection/i.test(message)
  );
}

/** Retry-After, else the reset of the limit. Both ends of the second are GitHub's: the runner's clock may be wrong. */
function askedWait({ response }: Failure): number | null {
  const headers = response?.headers;
  const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
  if (seconds >= 0) return seconds * 1000;
  if (headers?.["x-ratelimit-remaining"] !== "0") return null;
  const wait = Number(headers["x-ratelimit-reset"]) * 1000 - Date.parse(headers.date ?? "");
  return Number.isNaN(wait) ? null : Math.max(0, wait) + 1000;
}
