import * as z from "zod";
import { SECRET_SHAPES, type SecretShape } from "../redact.ts";

/** A secret that a run wrote into its output. Its value is gone already; only its shape and place are kept. */
export const Leak = z.object({
  shape: z.enum(SECRET_SHAPES),
  test: z.string().nullable().describe("Whose output it was in; null for the command's own."),
  path: z.string().nullable(),
  line: z.int().nullable(),
});
export type Leak = z.infer<typeof Leak>;

/** A run that prints a secret prints it everywhere; the first ones say enough. */
const MOST_LEAKS = 50;

/** One for each shape and test, the place that is known best. */
export class LeakBook {
  readonly #leaks = new Map<string, Leak>();

  /** What is told of each secret that `redact` takes out of this place. */
  at(place: Omit<Leak, "shape">): (shape: SecretShape) => void {
    return (shape) => {
      const key = `${shape}\n${place.test}`;
      const known = this.#leaks.get(key);
      if (!known || known.path === null) this.#leaks.set(key, { shape, ...place });
    };
  }

  found(): Leak[] {
    return [...this.#leaks.values()].slice(0, MOST_LEAKS);
  }
}
