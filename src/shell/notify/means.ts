import { Undeliverable } from "./undeliverable.ts";

/** What a message needs of the machine. */
export interface Means {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly now: () => Date;
}

/** The value of a variable that the configuration only names. */
export function variable(name: string, { env }: Means): string {
  const value = env[name]?.trim();
  if (value) return value;
  throw new Undeliverable(`the environment variable ${name} is not set`, "final");
}
