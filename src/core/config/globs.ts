import * as z from "zod";

/** Patterns of paths: one, or a list. */
export const globs = z.union(
  [
    z
      .string()
      .min(1)
      .transform((glob) => [glob]),
    z.array(z.string().min(1)),
  ],
  "Expected a pattern, or a list of patterns",
);
