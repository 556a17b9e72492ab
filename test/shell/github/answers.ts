/** Answers as GitHub gives them, with more fields than we read. */
export const A_PERSON = { id: 7, login: "ana", type: "User", node_id: "U_7", site_admin: false };

export const A_PULL = {
  id: 1000,
  number: 12,
  title: "Fix the parser",
  body: null,
  state: "open",
  locked: false,
  user: A_PERSON,
  labels: [{ id: 1, name: "bug", color: "red" }],
  head: { sha: "a".repeat(40), ref: "fix", label: "octo:fix", repo: { id: 99, name: "hello" } },
  base: { sha: "b".repeat(40), ref: "main", label: "octo:main", repo: { id: 99, name: "hello" } },
};

export const A_COMMENT = {
  id: 501,
  body: "hello",
  user: A_PERSON,
  html_url: "https://github.com/octo/hello/pull/12#issuecomment-501",
  created_at: "2026-01-25T10:00:00Z",
};

export const A_RUN = {
  id: 77,
  run_attempt: 2,
  run_number: 5,
  event: "pull_request",
  status: "completed",
  conclusion: "failure",
  path: ".github/workflows/ci.yml@refs/heads/main",
  head_sha: "a".repeat(40),
  head_branch: "fix",
  head_repository: { id: 99 },
  created_at: "2026-01-25T10:00:00Z",
  updated_at: "2026-01-25T10:05:00Z",
  html_url: "https://github.com/octo/hello/actions/runs/77",
};

export const AN_ARTIFACT = {
  id: 9001,
  name: "umpire-attempt-v1-12-77-1-test",
  workflow_run: { id: 77 },
  expired: false,
  size_in_bytes: 400,
  created_at: "2026-01-25T10:04:00Z",
};

export const A_CHECK = {
  id: 301,
  external_id: "case-12",
  html_url: "https://github.com/octo/hello/runs/301",
  output: { title: "t", summary: "s", annotations_count: 3 },
};
