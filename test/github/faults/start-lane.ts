import { join } from "node:path";
import { type LoopbackGitHub, startGitHub } from "../start-github.ts";

/** Each upload takes a buffer of 8 MB. Left alone, node would clean up after every play, and that is most of its time. */
const NODE_OPTIONS = [
  "--external-memory-accounted-in-global-limit",
  "--initial-old-space-size=600",
  "--min-semi-space-size=32",
  "--max-semi-space-size=64",
  "--single-threaded-gc",
];
const ALLOCATION = {
  MALLOC_MMAP_THRESHOLD_: "33554432",
  MALLOC_TRIM_THRESHOLD_: "1073741824",
  MALLOC_ARENA_MAX: "1",
};

export function startLane(): Promise<LoopbackGitHub> {
  const program = join(import.meta.dirname, "lane.ts");
  return startGitHub({ blobsInMemory: true, program, nodeOptions: NODE_OPTIONS, env: ALLOCATION });
}
