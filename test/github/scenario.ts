import type { Stage } from "./stage.ts";

/** A story on GitHub, told by what people do. It checks what people then see. */
export interface Scenario {
  readonly title: string;
  play(stage: Stage): Promise<void>;
}
