import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeOfPull
} from "./chunk-E6T3EPNF.js";
import {
  textTable
} from "./chunk-VKOJU2GG.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import {
  sayOnStderr
} from "./chunk-75QKOCSJ.js";
import "./chunk-EWMD6PXN.js";
import "./chunk-7NQC223M.js";
import "./chunk-7477QGAS.js";
import {
  classifyChange,
  endpointWords
} from "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import {
  counted
} from "./chunk-4J3IG5WM.js";
import {
  openMeasuringWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/core/message/classification-lines.ts
function classificationLines({ files, warnings }) {
  if (files.length === 0) return ["Nothing changed."];
  return [
    ...files.flatMap(fileLines),
    summary(files),
    ...warnings.map((warning) => `! ${oneLine(warning, 300)}`)
  ];
}
function fileLines(file) {
  const path = oneLine(file.from === null ? file.path : `${file.path} (was ${file.from})`, 300);
  if (file.exempt !== null) return [`${path}: exempt (${file.exempt})`];
  return [
    `${path}: ${file.codeType}, ${lineWords(file)}`,
    ...textTable(
      file.evidence.map(({ source, saw, type }) => [
        file.disagrees.includes(source) ? "  !" : "   ",
        source,
        type,
        oneLine(saw, 100)
      ])
    ),
    ...textTable(file.functions.filter(({ change }) => change !== "unchanged").map(functionRow))
  ];
}
function lineWords({ lines: { added, moved, whitespaceOnly } }) {
  const free = [
    moved.length > 0 ? `${moved.length} moved` : "",
    whitespaceOnly.length > 0 ? `${whitespaceOnly.length} whitespace only` : ""
  ].filter(Boolean);
  const words = counted(added.length, "added or modified line");
  return free.length > 0 ? `${words} (${free.join(", ")})` : words;
}
function functionRow({ name, line, endLine, change, codeType, handler }) {
  return [
    `    ${change}`,
    oneLine(name, 60),
    line === endLine ? `line ${line}` : `lines ${line}-${endLine}`,
    String(codeType),
    handler ? oneLine(endpointWords(handler), 100) : ""
  ];
}
function summary(files) {
  const counts = /* @__PURE__ */ new Map();
  for (const { codeType } of files) {
    const word = codeType ?? "exempt";
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const parts = [...counts].map(([word, count]) => `${count} ${word}`);
  return `${counted(files.length, "file")}: ${parts.join(", ")}`;
}

// src/cli/classify.ts
async function classify(options) {
  const { config: named, base, diff } = options;
  const { world, config } = await openMeasuringWorld({
    folder: process.cwd(),
    config: named,
    output: "stderr",
    say: sayOnStderr
  });
  const change = await changeOfPull(options.pull, world);
  const request = { base, diff, change, hints: hintsFrom(options) };
  const { classification } = await classifyChange(request, config, world);
  process.stdout.write(
    options.json ? `${JSON.stringify(classification)}
` : `${classificationLines(classification).join("\n")}
`
  );
  return 0;
}
export {
  classify
};
