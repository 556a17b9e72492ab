import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import type { XmlHandler } from "../../xml/xml-handler.ts";
import { buildReport } from "../model/build-report.ts";
import { createBuilder } from "../model/coverage-builder.ts";
import { vsModules } from "./vs-modules.ts";
import { vsTables } from "./vs-tables.ts";

/** `.coveragexml` of Visual Studio, `dotnet-coverage` and `vstest.console`, often in UTF-16. */
export const vsCoverage: Dialect = {
  format: "vs-coverage",
  detect: ({ root, text }) =>
    root === "CoverageDSPriv" || (root === "results" && /<modules?[\s/>]/.test(text)),
  read: readVsCoverage,
};

function readVsCoverage(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const builder = createBuilder("max");
  let handler: XmlHandler | undefined;
  const warnings = scanXml(
    chunks,
    {
      open: (name, tag) => {
        handler ??= name === "CoverageDSPriv" ? vsTables(builder) : vsModules(builder);
        return handler.open(name, tag);
      },
      close: (name, text) => handler?.close(name, text),
    },
    limits,
  );
  return buildReport(builder, { format: "vs-coverage", warnings });
}
