import { csharp } from "./csharp.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { javascript, tsx, typescript } from "./javascript.ts";
import type { Language } from "./language.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";

const BY_EXTENSION: Readonly<Record<string, Language>> = {
  ts: typescript,
  mts: typescript,
  cts: typescript,
  tsx,
  js: javascript,
  mjs: javascript,
  cjs: javascript,
  jsx: javascript,
  py: python,
  go,
  java,
  rb: ruby,
  rs: rust,
  cs: csharp,
  php,
};

/** The language a file is read in; null when Umpire has no grammar for it. */
export function languageOf(path: string): Language | null {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return (Object.hasOwn(BY_EXTENSION, extension) && BY_EXTENSION[extension]) || null;
}
