import type { Patience } from "./patience.ts";

export type Fetch = typeof globalThis.fetch;

const SHORTEST_TIMEOUT_MS = 10_000;

/**
 * A fetch whose answers are whole or do not come at all. octokit takes a body that broke off for an empty one,
 * and the page of a proxy for a text: a list of comments must not look empty because a cable was pulled.
 */
export function wholeAnswers(fetch: Fetch, patience: Patience, timeoutMs: number): Fetch {
  return async (url, init) => {
    const started = performance.now();
    // A run that has waited long enough still tries the calls that are left, but no longer than this.
    const most = Math.max(Math.ceil(patience.left()), SHORTEST_TIMEOUT_MS);
    const signal = AbortSignal.timeout(Math.min(timeoutMs, most));
    try {
      const answer = await fetch(url, { ...init, signal });
      const body = await answer.text();
      if (answer.ok && answer.status !== 204) refuseStrange(answer, body, wantsDiff(init));
      const { status, statusText } = answer;
      return new Response(body === "" ? null : body, { status, statusText, headers: [...answer.headers] });
    } catch (error) {
      patience.spend(performance.now() - started);
      throw error;
    }
  };
}

function wantsDiff(init: RequestInit | undefined): boolean {
  return /\bdiff\b/.test(new Headers(init?.headers).get("accept") ?? "");
}

function refuseStrange(answer: Response, body: string, isDiff: boolean): void {
  const type = answer.headers.get("content-type") ?? "nothing";
  if (isDiff ? /\bhtml\b/.test(type) : !/\bjson\b/.test(type))
    throw new TypeError(`The answer is ${type}, not ${isDiff ? "a diff" : "JSON"}`);
  if (!isDiff) JSON.parse(body);
}
