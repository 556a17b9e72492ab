import { csharp } from "./csharp.ts";
import type { Family } from "./family.ts";
import { go } from "./go.ts";
import { javascript } from "./javascript.ts";
import { jvm } from "./jvm.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, javascript],
  [/\.pyi?$/, python],
  [/\.go$/, go],
  [/\.(?:java|kts?|groovy|scala)$/, jvm],
  [/\.(?:rb|rake)$/, ruby],
  [/\.rs$/, rust],
  [/\.(?:cs|fs|vb)$/, csharp],
  [/\.php$/, php],
];

export function familyOf(path: string): Family | null {
  return FAMILIES.find(([ending]) => ending.test(path))?.[1] ?? null;
}
