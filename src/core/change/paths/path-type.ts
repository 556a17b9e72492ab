import type { CodeType } from "../../config/code-types.ts";

export interface PathType {
  readonly type: CodeType;
  /** The part of the path that says so. */
  readonly saw: string;
}

/** Names by which frameworks and people tell where requests are answered or other systems are spoken to. */
const PLACES: readonly (readonly [CodeType, RegExp])[] = [
  ["api_endpoint", /(?:^|\/)pages\/api\//],
  ["api_endpoint", /(?:^|\/)app\/(?:.*\/)?route\.[jt]sx?$/],
  ["api_endpoint", /(?:^|\/)\+server\.[jt]s$/],
  ["api_endpoint", /(?:^|\/)(?:routes|controllers?|endpoints)\//i],
  [
    "api_endpoint",
    /(?:^|\/)[^/]*[._-](?:controllers?|routes?|endpoints?|resource)\.(?:[cm]?[jt]sx?|py|rb|go|rs|php)$/,
  ],
  ["api_endpoint", /(?:^|\/)[^/]+(?:Controller|Endpoint|Resource)\.(?:java|kt|cs|php|scala|groovy)$/],
  ["api_endpoint", /(?:^|\/)(?:routes\.(?:rb|php|py|[jt]s|go|rs)|urls\.py)$/],
  ["integration", /(?:^|\/)(?:integrations?|connectors?|gateways?)\//i],
  ["integration", /(?:^|\/)[^/]*[._-](?:integration|connector|gateway)\.(?:[cm]?[jt]sx?|py|rb|go|rs|php)$/],
  ["integration", /(?:^|\/)[^/]+(?:Integration|Connector|Gateway)\.(?:java|kt|cs|php|scala|groovy)$/],
];

const IS_SURELY_API = /(?:^|\/)pages\/api\/|(?:^|\/)route\.[jt]sx$/;

/** Pages have routes too, Stimulus has controllers in the browser, and Kubernetes has some in Go. */
const ELSEWHERE =
  /\.(?:[jt]sx|vue|svelte)$|(?:^|\/)app\/javascript\/|\/\+(?:page|layout)[^/]*$|controllers?\/.*\.go$|_controller\.go$/;

export function pathType(path: string): PathType | null {
  if (ELSEWHERE.test(path) && !IS_SURELY_API.test(path)) return null;
  for (const [type, place] of PLACES) {
    const found = place.exec(path)?.[0].replace(/^\//, "");
    if (found !== undefined) return { type, saw: found };
  }
  return null;
}
