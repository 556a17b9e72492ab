import * as z from "zod";
import type { Author } from "../../../app/github/ports.ts";

/** GitHub's stand-in for an account that was deleted. */
const GHOST: Author = { id: 10137, login: "ghost", type: "User" };

export const Person = z
  .object({ id: z.number(), login: z.string(), type: z.string() })
  .nullish()
  .transform((person): Author => person ?? GHOST);
