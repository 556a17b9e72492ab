/** A message that did not arrive. `final`: another try would end the same way. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
  readonly kind: "final" | "passing";

  constructor(message: string, kind: "final" | "passing", options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
