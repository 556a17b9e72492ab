import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { createEmulator, type Emulator } from "emulate";
import type { Answer, Call } from "./call.ts";

export interface EmulatorSeed {
  readonly origin: string;
  readonly people: readonly string[];
  readonly repositories: readonly {
    readonly owner: string;
    readonly name: string;
    readonly defaultBranch: string;
  }[];
}

/** Something that changed what emulate knows. */
export interface Told {
  readonly login: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The account behind GITHUB_TOKEN, which GitHub Actions has everywhere. */
export const ACTIONS_BOT = { login: "github-actions[bot]", id: 41_898_282, type: "Bot" };

/** Issues, pull requests as records, comments, labels, reviews, people: emulate's own implementation of them. */
export class Emulated {
  readonly #emulator: Emulator;
  readonly #port: number;
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #told: Told[] = [];

  private constructor(emulator: Emulator, port: number, origin: string) {
    this.#emulator = emulator;
    this.#port = port;
    this.#origin = origin;
  }

  static async open({ origin, people, repositories }: EmulatorSeed): Promise<Emulated> {
    const logins = [...new Set([...people, ACTIONS_BOT.login])];
    const seed = {
      tokens: Object.fromEntries(logins.map((login) => [tokenOf(login), { login, scopes: ["repo"] }])),
      github: {
        users: logins.map((login) => ({ login })),
        repos: repositories.map(({ owner, name, defaultBranch }) => ({
          owner,
          name,
          auto_init: true,
          default_branch: defaultBranch,
        })),
      },
    };
    // Its `url` is the address it was told to write into answers, so the port must be known before.
    const port = await freePort();
    const emulator = await createEmulator({ service: "github", port, baseUrl: origin, seed });
    return new Emulated(emulator, port, origin);
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    await this.#emulator.close();
  }

  /** Everything it was told since it was opened: it counts its ids itself, so that telling it again makes it the same. */
  told(): readonly Told[] {
    return [...this.#told];
  }

  /** emulate keeps no copy of itself. It starts anew, and is told all of it again. */
  async retell(story: readonly Told[]): Promise<void> {
    if (this.#told.length === story.length && this.#told.at(-1) === story.at(-1)) return;
    this.#emulator.reset();
    this.#told.length = 0;
    for (const { login, method, path, body } of story) await this.#send(login, method, path, body);
    this.#told.push(...story);
  }

  answer(call: Call): Promise<Answer> {
    const query = call.query.size === 0 ? "" : `?${call.query}`;
    return this.request(call.token.login, call.method, `${call.path}${query}`, call.body);
  }

  request(login: string, method: string, path: string, body?: unknown): Promise<Answer> {
    if (method !== "GET") this.#told.push({ login, method, path, body });
    return this.#send(login, method, path, body);
  }

  #send(login: string, method: string, path: string, body: unknown): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `token ${tokenOf(login)}`,
      // It builds the links of a paged list from it.
      host: new URL(this.#origin).host,
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({
        host: "127.0.0.1",
        port: this.#port,
        method,
        path,
        headers,
        agent: this.#agent,
      });
      sent.once("error", reject);
      sent.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () => {
          const link = response.headers["link"];
          resolve({
            status: response.statusCode ?? 500,
            body: this.#parsed(Buffer.concat(chunks).toString("utf8")),
            headers: typeof link === "string" ? { link } : {},
          });
        });
      });
      sent.end(text);
    });
  }

  /** emulate knows no bots, and no difference between the API's address and the site's. */
  #parsed(text: string): unknown {
    if (text === "") return undefined;
    return JSON.parse(text, (key, value: unknown) => {
      if (key === "html_url" && typeof value === "string")
        return value.replace(this.#origin, "https://github.com");
      return asBot(value);
    });
  }
}

function asBot(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("login" in value)) return value;
  if (!String(value.login).endsWith("[bot]")) return value;
  const encoded = Object.entries(value).map(([key, text]) =>
    key.endsWith("url") ? [key, String(text).replace("[bot]", "%5Bbot%5D")] : [key, text],
  );
  const isActions = value.login === ACTIONS_BOT.login;
  return { ...Object.fromEntries(encoded), type: "Bot", ...(isActions && ACTIONS_BOT) };
}

function tokenOf(login: string): string {
  return `emulated-${login}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
