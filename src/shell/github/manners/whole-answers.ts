import type { Patience } from "./patience.ts";

export type Fetch = typeof globalThis.fetch;

/**
 * A fetch whose answers are whole or do not come at all. octokit takes a body that broke off for an empty one,
 * and the page of a proxy for a text: a list of comments must not look empty because a cable was pulled.
 */
export function wholeAnswers(fetch: Fetch, patience: Patience, timeoutMs: number): Fetch {
  return async (url, init) => {
    const allowed = patience.allow(timeoutMs);
    if (allowed === 0) throw new TypeError("The time for GitHub is spent");
    const started = performance.now();
    const signal = AbortSignal.timeout(allowed);
    try {
      const answer = await fetch(url, { ...init, signal });
      const body = await answer.text();
      if (answer.ok && answer.status !== 204) refuseStrange(answer, body, wantsDiff(init));
      const { status, statusText } = answer;
      return new Response(body === "" ? null : body, { status, statusText, headers: [...answer.headers] });
    } finally {
      patience.spend(performance.now() - started);
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
