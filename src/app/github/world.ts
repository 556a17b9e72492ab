import type { World } from "../ports.ts";
import type { ArtifactUpload, GitHub, ReadZip } from "./ports.ts";

/** What a judge needs: GitHub and words. No checkout. */
export interface GitHubWorld extends Pick<World, "render" | "notifier" | "clock" | "ids" | "say"> {
  readonly github: GitHub;
  readonly uploads: ArtifactUpload;
  readonly readZip: ReadZip;
  readonly wait: (milliseconds: number) => Promise<void>;
}
