import { caseDocument } from "../../../../src/core/message/case-document.ts";
import { type Notice, noticeOf, type Where } from "../../../../src/core/message/notify/notice.ts";
import {
  aConfig,
  aFailure,
  aFix,
  aReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../../support/builders.ts";

export const WHERE: Where = {
  name: "OWNER/project#5",
  address: "https://github.com/OWNER/project/pull/5#issuecomment-1",
};

/** The notice of an escalation in which this text stands wherever text from outside can. */
export function aNotice(text = "adds", where: Where = WHERE, given: EvidenceSpec = {}): Notice {
  const failure = aFailure({
    test: text,
    name: text,
    rawType: text,
    message: text,
    expected: `1${text}`,
    actual: `2${text}`,
    frame: { file: text, line: 1, function: text },
  });
  const spec = {
    failed: [text],
    passed: ["b"],
    files: [text],
    failures: [failure],
    fix: aFix(),
    reports: [aReport({ path: text })],
    ...given,
  };
  const judgements = judgementsOf(runs(spec), aConfig({ max_attempts: 1 }));
  const latest = last(judgements);
  return noticeOf(judgements, latest, caseDocument(judgements, latest, ""), where);
}
