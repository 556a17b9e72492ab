// The loopback GitHub and the action in one process of Node 24, with everything that is done for a play. As several they
// would spend most of their time waiting for each other's turn on a busy machine; GitHub is still asked through a socket.
import "./fast-timers.ts";
import "./remembered-git.ts";
import { CONTROLS } from "../server/control/index.ts";
import type { FaultKind } from "../server/faults.ts";
import type { Server } from "../server/server.ts";
import type { LoopbackGitHub } from "../start-github.ts";
import { faultOf, type Scene, withFault } from "./with-fault.ts";

export interface Batch {
  readonly scene: Scene;
  readonly kind: FaultKind;
  /** From 1. */
  readonly calls: readonly number[];
}

/** Every so many plays, the shipped file in a process of its own. */
const SAMPLE = 199;
let plays = 0;

/** The same controls, without a request for each. */
function here(server: Server): LoopbackGitHub {
  const controls: Readonly<Record<string, (server: Server, given: never) => unknown>> = { ...CONTROLS };
  const { origin } = server;
  return new Proxy({ origin } as LoopbackGitHub, {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name);
      return async (given: object = {}) => await controls[String(name)]?.(server, given as never);
    },
  });
}

Object.assign(CONTROLS, {
  async withFaults(server: Server, { scene, kind, calls }: Batch) {
    const ends = [];
    for (const at of calls) {
      plays += 1;
      ends.push(await withFault(here(server), scene, faultOf(kind, at), plays % SAMPLE === 0));
    }
    return ends;
  },
});
await import("../server/main.ts");
