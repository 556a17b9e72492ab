import type * as z from "zod";
import { AnswerLost } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { explained, type Operation } from "./manners/explain.ts";
import { troubleOf } from "./manners/trouble.ts";

interface Answer {
  readonly data: unknown;
}

interface Page extends Answer {
  readonly headers: { readonly link?: string | undefined };
}

export interface PageLimit {
  readonly pages: number;
  /** Beyond the limit a list is cut where the rest is only older, and refused where all of it matters. */
  readonly beyond: "cut" | "refuse";
}

/** What is read, checked by its schema; the client has repeated the call already where that could help. */
export async function read<T>(
  operation: Operation,
  schema: z.ZodType<T>,
  call: () => Promise<Answer>,
): Promise<T> {
  try {
    return parsed(operation, schema, await call());
  } catch (error) {
    throw explained(operation, error);
  }
}

/** A list, page by page. octokit's own `paginate` takes a 409 for an empty list. */
export async function readPages<T>(
  operation: Operation,
  schema: z.ZodType<T[]>,
  limit: PageLimit,
  call: (page: { per_page: number; page: number }) => Promise<Page>,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= limit.pages; page += 1) {
    let link: string | undefined;
    const found = await read(operation, schema, async () => {
      const answer = await call({ per_page: 100, page });
      link = answer.headers.link;
      return answer;
    });
    items.push(...found);
    if (!hasNext(link)) return items;
  }
  if (limit.beyond === "cut") return items;
  throw new UserError(
    "github-too-many",
    `Umpire could not ${operation.does}: there are more than ${limit.pages * 100}.`,
    "That many are no normal use. Remove what is not needed.",
  );
}

/** Sent once. What is not known to have been refused counts as lost. */
export async function write<T>(
  operation: Operation,
  schema: z.ZodType<T>,
  call: () => Promise<Answer>,
): Promise<T> {
  let answer: Answer;
  try {
    answer = await call();
  } catch (error) {
    if (troubleOf(error)?.kind === "lost") throw answerLost(operation, error);
    throw explained(operation, error);
  }
  const checked = schema.safeParse(answer.data);
  if (checked.success) return checked.data;
  throw answerLost(operation, checked.error);
}

/** Some refusals are answers: a file that is not there, a diff that is too large. */
export async function unless<T>(statuses: readonly number[], call: Promise<T>): Promise<T | { data: null }> {
  try {
    return await call;
  } catch (error) {
    if (statuses.includes(troubleOf(error)?.status ?? 0)) return { data: null };
    throw error;
  }
}

function parsed<T>(operation: Operation, schema: z.ZodType<T>, { data }: Answer): T {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const where = checked.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new UserError(
    "github-answer",
    `Umpire could not ${operation.does}: GitHub's answer is not as documented (at ${where || "its root"}).`,
    "Check GITHUB_API_URL. If it is right, this GitHub may be too old for Umpire: please report it.",
    { cause: checked.error },
  );
}

function answerLost({ does }: Operation, cause: unknown): AnswerLost {
  return new AnswerLost(`Umpire sent the request to ${does}, and the answer was lost.`, { cause });
}

function hasNext(link: string | undefined): boolean {
  return /;\s*rel="?next\b/.test(link ?? "");
}
