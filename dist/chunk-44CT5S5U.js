import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/cli/options.ts
function hintsFrom({
  title,
  label: labels,
  issueType,
  branch
}) {
  return { labels, issueType: issueType ?? null, title: title ?? null, branch: branch ?? null };
}

export {
  hintsFrom
};
