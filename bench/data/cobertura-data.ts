import { type DataFile, dataFile } from "./data-file.ts";
import { type CoverageFacts, sourcePath } from "./lcov-data.ts";
import { type Random, seededRandom } from "./random.ts";

export function coberturaData(name: string, bytes: number): DataFile<CoverageFacts> {
  return dataFile(`${name}.xml`, (sink) => {
    const random = seededRandom(4);
    const facts: CoverageFacts = { files: 0, total: 0, covered: 0 };
    let written = 0;
    sink.write(
      `<?xml version="1.0" ?>\n<coverage version="7.6.0" timestamp="1767322800000" line-rate="0.85" branch-rate="0.7" complexity="0">\n\t<sources>\n\t\t<source>/home/dev/project</source>\n\t</sources>\n\t<packages>\n`,
    );
    while (written < bytes) {
      const text = packageElement(random, facts);
      sink.write(text);
      written += text.length;
    }
    sink.write("\t</packages>\n</coverage>\n");
    return facts;
  });
}

function packageElement(random: Random, facts: CoverageFacts): string {
  let classes = "";
  for (let count = 20; count > 0; count--) classes += classElement(random, facts);
  return `\t\t<package name="part-${facts.files}" line-rate="0.85" branch-rate="0.7" complexity="0">\n\t\t\t<classes>\n${classes}\t\t\t</classes>\n\t\t</package>\n`;
}

/** About 150 lines a class; the methods repeat four in ten of them, as coverage tools do. */
function classElement(random: Random, facts: CoverageFacts): string {
  const path = sourcePath(facts.files++);
  const lines = lineElements(random, 100 + random.below(100), facts);
  let methods = "";
  for (let start = 0; start < lines.length; start += 20) {
    const own = lines.slice(start, start + 8).join("");
    methods += `\t\t\t\t\t\t<method name="handle${start}" signature="()V" line-rate="0.8" branch-rate="0.5">\n\t\t\t\t\t\t\t<lines>\n${own}\t\t\t\t\t\t\t</lines>\n\t\t\t\t\t\t</method>\n`;
  }
  return `\t\t\t\t<class name="${path.slice(path.lastIndexOf("/") + 1)}" filename="${path}" complexity="0" line-rate="0.85" branch-rate="0.7">\n\t\t\t\t\t<methods>\n${methods}\t\t\t\t\t</methods>\n\t\t\t\t\t<lines>\n${lines.join("")}\t\t\t\t\t</lines>\n\t\t\t\t</class>\n`;
}

function lineElements(random: Random, count: number, facts: CoverageFacts): string[] {
  const lines: string[] = [];
  for (let number = 0; lines.length < count; ) {
    number += 1 + random.below(3);
    const hits = random.chance(0.85) ? 1 + random.below(300) : 0;
    lines.push(`\t\t\t\t\t\t<line number="${number}" hits="${hits}"${branch(random, hits)}/>\n`);
    facts.total++;
    if (hits > 0) facts.covered++;
  }
  return lines;
}

function branch(random: Random, hits: number): string {
  if (!random.chance(0.1)) return "";
  const taken = hits === 0 ? 0 : 1 + random.below(2);
  return ` branch="true" condition-coverage="${taken * 50}% (${taken}/2)"`;
}
