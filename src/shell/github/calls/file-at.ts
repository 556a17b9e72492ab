import * as z from "zod";
import { UserError } from "../../../core/errors.ts";
import { read, unless } from "../ask.ts";
import type { Client } from "../client.ts";

/** A folder answers with a list, a file over 1 MB without its text. */
const Content = z.union([
  z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() }),
  z.object({ type: z.string() }).transform(() => "no-text" as const),
  z.array(z.unknown()).transform(() => "no-text" as const),
]);

export async function fileAt({ octokit, repo }: Client, path: string, ref: string): Promise<string | null> {
  const place = `${JSON.stringify(path)} at ${JSON.stringify(ref)}`;
  const found = await read({ does: `read ${place}`, needs: "contents: read" }, Content.nullable(), () =>
    unless([404], octokit.rest.repos.getContent({ ...repo, path, ref })),
  );
  if (found === null) return null;
  if (found !== "no-text") return Buffer.from(found.content, "base64").toString("utf8");
  throw new UserError(
    "github-no-file",
    `Umpire could not read ${place}: it is no file of at most 1 MB.`,
    "Put a small text file there.",
  );
}
