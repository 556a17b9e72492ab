import { agentPrompt } from "./agent-prompt.ts";
import { fit } from "./feedback-items.ts";
import type { FeedbackDocument, FeedbackItem } from "./feedback-schema.ts";

/** About what the tokenizers of today make of English and code. */
const CHARACTERS_PER_TOKEN = 4;
/** How short texts get before nothing more can be done. */
const SHORTENED = [200, 100, 60] as const;

/** The document cut to about so many tokens, as JSON and as prompt. The least important items go first; one always stays. */
export function fitTokens(document: FeedbackDocument, maxTokens: number): FeedbackDocument {
  const most = maxTokens * CHARACTERS_PER_TOKEN;
  const fits = (candidate: FeedbackDocument) =>
    JSON.stringify(candidate).length <= most && agentPrompt(candidate).length <= most;
  let candidate = document;
  while (!fits(candidate) && candidate.feedback_items.length > 1) candidate = withoutLast(candidate);
  for (const length of SHORTENED) if (!fits(candidate)) candidate = shortened(candidate, length);
  return candidate;
}

function withoutLast(document: FeedbackDocument): FeedbackDocument {
  const feedback_items = document.feedback_items.slice(0, -1);
  return { ...document, feedback_items, items_left_out: document.items_left_out + 1 };
}

function shortened(document: FeedbackDocument, most: number): FeedbackDocument {
  const { overall_assessment: overall, feedback_items } = document;
  return {
    ...document,
    feedback_items: feedback_items.map((item) => shortItem(item, most)),
    overall_assessment: { ...overall, summary: fit(overall.summary, 50, most) },
  };
}

/** What memory adds goes first; where it is and what to do stay. */
function shortItem({ issue, suggestion, evidence, ...item }: FeedbackItem, most: number): FeedbackItem {
  const { action, rationale, priority } = suggestion;
  return {
    ...item,
    issue: fit(issue, 20, most),
    suggestion: { action: fit(action, 20, most), rationale: fit(rationale, 20, most), priority },
    evidence: { ...(evidence.test_result && { test_result: fit(evidence.test_result, 0, most) }) },
  };
}
