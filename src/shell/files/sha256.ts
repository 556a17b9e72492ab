import { createHash } from "node:crypto";
import type { Chunks } from "../../core/reports/read-report.ts";

export function sha256Of(chunks: Chunks): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
