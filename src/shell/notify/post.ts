import { Undeliverable } from "./undeliverable.ts";

const TIMEOUT_MS = 10_000;

/** One POST of JSON. The address is a secret: no problem may quote it, and no redirect is followed with it. */
export async function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await answerOf(webAddress(address), body, headers);
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return;
  const isPassing = status === 408 || status === 429 || status >= 500;
  throw new Undeliverable(`the receiver answered with status ${status}`, isPassing ? "passing" : "final");
}

function webAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Undeliverable("the variable holds no address that begins with https://", "final");
}

async function answerOf(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "content-type": "application/json", "user-agent": "umpire", ...headers },
      body,
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    const why = isLate ? `did not answer within ${TIMEOUT_MS / 1_000} s` : "could not be reached";
    throw new Undeliverable(`the receiver ${why}`, "passing", { cause });
  }
}
