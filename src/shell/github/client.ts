import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { UserError } from "../../core/errors.ts";
import { BUDGET_MS, type Patience, patience, type Sleep } from "./manners/patience.ts";
import { retryPolicy } from "./manners/retry-policy.ts";
import { runnerFetch } from "./manners/runner-fetch.ts";
import { type Fetch, wholeAnswers } from "./manners/whole-answers.ts";

export interface ClientOptions {
  readonly apiUrl: string;
  readonly token: string;
  /** Whether it is the token that every workflow run has, and not one of an app or a person. */
  readonly isWorkflowToken?: boolean;
  /** `owner/name` */
  readonly repository: string;
  /** What all waiting of a run may cost together; shared by all who wait. */
  readonly patience?: Patience;
  readonly budgetMs?: number;
  readonly sleep?: Sleep;
  /** After which a single call counts as lost. */
  readonly timeoutMs?: number;
  /** GitHub asks for a second between writes and three between comments. Only tests are in a hurry. */
  readonly pace?: "github" | "none";
}

export interface Client {
  readonly octokit: Octokit;
  readonly repo: { readonly owner: string; readonly repo: string };
  readonly patience: Patience;
  /** Through the runner's proxy, without the token. */
  readonly fetch: Fetch;
}

const TIMEOUT_MS = 30_000;

export function openClient(options: ClientOptions): Client {
  const { pace = "github" } = options;
  const purse = options.patience ?? patience(options.budgetMs ?? BUDGET_MS, options.sleep);
  const Manners = Octokit.plugin(retryPolicy(purse), retry, throttling);
  const octokit = new Manners({
    auth: tokenIn(options.token),
    baseUrl: urlIn(options.apiUrl),
    userAgent: "umpire",
    log: SILENT,
    request: { fetch: wholeAnswers(runnerFetch, purse, options.timeoutMs ?? TIMEOUT_MS), log: SILENT },
    retry: { doNotRetry: EVERY_FAILURE },
    throttle: { enabled: pace === "github", onRateLimit: never, onSecondaryRateLimit: never },
  });
  return { octokit, repo: repositoryIn(options.repository), patience: purse, fetch: runnerFetch };
}

/** The policy alone says what is repeated; the plugins' own rules are off. */
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);
const never = () => false;

/** octokit would write every failed call to the job's log, also those that are repeated. */
const quiet = () => undefined;
const SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet };

function tokenIn(token: string): string {
  if (token !== "") return token;
  throw new UserError(
    "github-token",
    "There is no token for GitHub.",
    "Leave `token` out to use the workflow's own.",
  );
}

function urlIn(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url.replace(/\/+$/, "");
  throw new UserError(
    "github-url",
    `The address of GitHub's API is ${JSON.stringify(url)}, not an http(s) URL.`,
    "GITHUB_API_URL is set by the runner: https://api.github.com, or https://HOST/api/v3 on GitHub Enterprise Server.",
  );
}

function repositoryIn(name: string): Client["repo"] {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(name) ?? [];
  if (owner !== undefined && repo !== undefined) return { owner, repo };
  throw new UserError(
    "github-repository",
    `The repository is ${JSON.stringify(name)}, not \`owner/name\`.`,
    "GITHUB_REPOSITORY is set by the runner: octocat/hello-world.",
  );
}
