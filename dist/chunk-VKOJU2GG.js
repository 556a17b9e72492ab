import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/message/text-table.ts
function textTable(rows) {
  const width = (column) => Math.max(...rows.map((row) => (row[column] ?? "").length));
  return rows.map(
    (row) => row.map((text, column) => text.padEnd(width(column))).join("  ").trimEnd()
  );
}

export {
  textTable
};
