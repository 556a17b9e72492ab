import * as z from "zod";
import { TAMPERING_KINDS } from "../config/tampering.ts";

/** One place where the code of a run made it easier to pass, as it is kept with the run. */
export const SeenTampering = z
  .object({
    kind: z.enum(TAMPERING_KINDS),
    path: z.string(),
    line: z.int(),
    side: z.enum(["old", "new"]),
    text: z.string(),
    detail: z.string(),
    since: z.enum(["base", "attempt"]).describe("Compared with the base, or with the attempt before."),
  })
  .readonly();
export type SeenTampering = z.infer<typeof SeenTampering>;
