import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { apiAnswer } from "./api.ts";
import { type Answer, Refusal, refused } from "./call.ts";
import { CONTROLS } from "./control/index.ts";
import { type Fault, faultAnswer, isPerformed } from "./faults.ts";
import { resultsAnswer } from "./results-service.ts";
import type { CallRecord, Server } from "./server.ts";
import { bodyOf, type Incoming, send, sendHalf } from "./wire.ts";

const RESULTS = "/twirp/github.actions.results.api.v1.ArtifactService/";

/** One request in, one answer out: what it is, whether a fault is due, who answers. */
export async function handle(
  server: Server,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(message.url ?? "/", server.origin);
  const incoming = {
    method: message.method ?? "GET",
    url,
    headers: message.headers,
    body: await bodyOf(message),
  };
  if (url.pathname.startsWith("/_control/")) return send(response, await controlAnswer(server, incoming));
  if (server.latency > 0) await sleep(server.latency);
  const { operation, answer } = serverOf(server, incoming);
  const record: CallRecord = {
    operation,
    method: incoming.method,
    path: url.pathname + url.search,
    status: null,
  };
  server.calls.push(record);
  await meanwhile(server, operation);
  const fault = server.faults.next(operation);
  if (fault === null) return finish(record, response, await answer());
  record.fault = fault.kind;
  await fail(fault, record, response, answer);
}

/** Done once, whatever becomes of the call. */
async function meanwhile({ world }: Server, operation: string): Promise<void> {
  const due = world.meanwhile.findIndex((thing) => thing.operation === operation);
  for (const { push } of due === -1 ? [] : world.meanwhile.splice(due, 1))
    await world.git.commit(world.repository, push);
}

async function fail(
  fault: Fault,
  record: CallRecord,
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<void> {
  const real = isPerformed(fault) ? await answer() : null;
  const instead = faultAnswer(fault);
  if (instead !== null) {
    const { status, message, headers = {} } = instead;
    if (record.operation.startsWith("results/"))
      return finish(record, response, { status, body: { code: "unavailable", msg: message }, headers });
    return finish(record, response, { ...refused(new Refusal(status, message)), headers });
  }
  if (fault.kind === "hang") return;
  if (fault.kind === "truncated" && real !== null) await sendHalf(response, real);
  response.socket?.destroy();
}

function serverOf(server: Server, incoming: Incoming): { operation: string; answer: () => Promise<Answer> } {
  const { pathname } = incoming.url;
  if (pathname.startsWith("/devstoreaccount1/"))
    return {
      operation: `blob/${incoming.method.toLowerCase()}`,
      answer: () => server.blobs.answer(incoming),
    };
  if (pathname.startsWith(RESULTS)) {
    const method = pathname.slice(RESULTS.length);
    const authorization = incoming.headers.authorization ?? "";
    return {
      operation: `results/${method}`,
      answer: async () =>
        resultsAnswer(server.world, method, authorization, JSON.parse(incoming.body.toString("utf8"))),
    };
  }
  const body: unknown = incoming.body.length === 0 ? undefined : JSON.parse(incoming.body.toString("utf8"));
  const matched = server.contract.match(incoming.method, pathname, incoming.url.search.slice(1), body);
  if (matched === null) {
    const named = `${incoming.method} ${pathname}`;
    server.violations.push(`${named} is not an operation in test/github/operations.json`);
    return {
      operation: named,
      answer: async () => refused(new Refusal(500, `${named} is outside the slice`)),
    };
  }
  return {
    operation: matched.operation,
    answer: async () => {
      const answer = await apiAnswer(server.world, incoming, matched, body);
      if (
        server.checksAnswers &&
        answer.status < 300 &&
        answer.body !== undefined &&
        !Buffer.isBuffer(answer.body)
      )
        for (const error of matched.answerErrors(answer.status, answer.body))
          server.violations.push(
            `The stand-in's answer to ${matched.operation} is unlike GitHub's: ${error}`,
          );
      return answer;
    },
  };
}

async function controlAnswer(server: Server, { url, body }: Incoming): Promise<Answer> {
  const name = url.pathname.replace("/_control/", "");
  const controls: Readonly<Record<string, (server: Server, given: never) => unknown>> = CONTROLS;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (control === undefined) return { status: 404, body: { message: `There is no control ${name}.` } };
  try {
    const given = JSON.parse(body.toString("utf8")) as never;
    return { status: 200, body: { value: await control(server, given) } };
  } catch (error) {
    return {
      status: 400,
      body: { message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    };
  }
}

function finish(record: CallRecord, response: ServerResponse, answer: Answer): void {
  record.status = answer.status;
  send(response, answer);
}
