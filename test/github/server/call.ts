/** One request that names an operation of GitHub's REST API. */
export interface Call {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly accept: string;
  // biome-ignore lint/suspicious/noExplicitAny: GitHub's own schema has checked it before any part reads it
  readonly body: any;
  readonly token: Token;
}

export interface Token {
  readonly login: string;
  /** As in a workflow file: `pull-requests: write`. */
  readonly permissions: Readonly<Record<string, "read" | "write" | "none">>;
  /** Such as GITHUB_TOKEN; not a person's. */
  readonly installation: boolean;
}

/** What a workflow's token is called when a test does not care. */
export const DEFAULT_TOKEN = "ghs_default";

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly object[] | undefined;
  constructor(status: number, message: string, errors?: readonly object[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export function refused({ status, message, errors }: Refusal): Answer {
  const documentation_url = "https://docs.github.com/rest";
  return { status, body: { message, ...(errors && { errors }), documentation_url, status: String(status) } };
}

/** A page of a list, with the Link header that clients follow. */
export function page<Item>(
  call: Call,
  items: readonly Item[],
  wrap: (items: readonly Item[]) => unknown,
  origin: string,
): Answer {
  const size = Math.min(Number(call.query.get("per_page") ?? 30), 100);
  const number = Math.max(1, Number(call.query.get("page") ?? 1));
  const last = Math.max(1, Math.ceil(items.length / size));
  const to = (target: number, rel: string) => {
    const query = new URLSearchParams(call.query);
    query.set("page", String(target));
    return `<${origin}${call.path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [to(number - 1, "prev"), to(1, "first")] : []),
    ...(number < last ? [to(number + 1, "next"), to(last, "last")] : []),
  ];
  const body = wrap(items.slice((number - 1) * size, number * size));
  return { status: 200, body, headers: links.length > 0 ? { link: links.join(", ") } : {} };
}
