import type { Head } from "../../dialect.ts";

/** Three formats have the root element `coverage`; what comes first inside of it tells them apart. */
export function coverageKind({
  root,
  rootTag,
  text,
}: Head): "cobertura" | "clover" | "sonar-generic" | undefined {
  if (root !== "coverage") return undefined;
  const inside = text.slice(text.indexOf(rootTag) + rootTag.length);
  const first = /<(?:[\w.-]+:)?(\w+)[\s/>]/.exec(inside.replaceAll(/<!--[\s\S]*?-->/g, ""))?.[1];
  if (first === "file") return "sonar-generic";
  if (first === "project" || first === "testproject") return "clover";
  if (first === undefined && /\sversion=(["'])1\1/.test(rootTag)) return "sonar-generic";
  if (first === undefined && /\s(?:clover|generated)=/.test(rootTag)) return "clover";
  return "cobertura";
}
