import type { Fetch } from "./whole-answers.ts";

const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** Node's own fetch knows nothing of the runner's proxy. The toolkit's does, and is heavy: it is loaded only for that. */
export const runnerFetch: Fetch = async (url, init) => {
  if (PROXY_VARIABLES.every((name) => !process.env[name])) return await fetch(url, init);
  const { defaults } = await import("@actions/github/lib/utils");
  const proxied: Fetch = defaults.request?.fetch;
  return await proxied(url, init);
};
