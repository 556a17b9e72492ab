import type { Evidence } from "../attempt/evidence.ts";
import type { ExecutionSkip } from "../attempt/execution-skip.ts";
import { executed } from "../attempt/run-state.ts";
import { isDocumentationPath } from "../change/is-documentation-path.ts";
import { isSettingsPath } from "../change/is-settings-path.ts";
import type { Finding, SkipSource } from "./finding.ts";

/** Whether there was evidence that tests ran, and if not, why it may do without. */
export interface Gate {
  readonly state: "passed" | "blocked" | "skipped";
  readonly reason: string | null;
  readonly source: SkipSource | "infrastructure" | null;
}

/** Why a change needs no run. */
export interface Excuse {
  readonly source: SkipSource;
  readonly reason: string;
}

type Asking = { readonly code: Pick<Evidence["code"], "files">; readonly skip: ExecutionSkip | null };

/** A skip without a reason is no excuse. */
export function excuseOf({ code: { files }, skip }: Asking): Excuse | null {
  const paths = files.map(({ path }) => path);
  if (paths.length > 0 && paths.every(isDocumentationPath))
    return { source: "docs-only", reason: "only documentation changed" };
  if (paths.length > 0 && paths.every((path) => isDocumentationPath(path) || isSettingsPath(path)))
    return { source: "config-only", reason: "only settings changed, and no code" };
  return skip?.reason ? { source: skip.source, reason: skip.reason } : null;
}

/** What the findings of a run say of the gate; the first with a word on it decides. */
export function gateOf(evidence: Evidence, findings: readonly Finding[]): Gate {
  const isShown = executed(evidence) || evidence.failures.length > 0;
  const said = findings.flatMap((finding) => wordOf(finding, isShown) ?? []);
  const skipped = said.find(({ state }) => state === "skipped");
  if (skipped) return skipped;
  return said[0] ?? (isShown ? { state: "passed", reason: null, source: null } : blocked("no-evidence"));
}

function wordOf(finding: Finding, isShown: boolean): Gate | null {
  if (finding.kind === "execution-skipped")
    return { state: "skipped", reason: finding.reason, source: finding.source };
  if (finding.kind === "not-fixable-here" && !isShown)
    return { state: "skipped", reason: finding.evidence, source: "infrastructure" };
  if (finding.kind === "stale-evidence" && finding.severity === "blocking") return blocked(finding.kind);
  return finding.kind === "no-evidence" ? blocked(finding.reason) : null;
}

function blocked(reason: string): Gate {
  return { state: "blocked", reason, source: null };
}
