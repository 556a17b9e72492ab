import { isTestPath } from "./is-test-path.ts";

const SETTINGS =
  /\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties)$|(?:^|\/)(?:CODEOWNERS|\.(?:git(?:ignore|attributes|keep)|editorconfig|mailmap|prettier(?:rc|ignore)|dockerignore|npmignore))$/;

/** What decides which code is built, fetched, checked or tested runs like code. In doubt a file does. */
const DRIVES_CODE = new RegExp(
  [
    "(?:^|/)(?:package|composer|deno|bower|lerna|nx|turbo|project|workspace|angular|tsconfig[^/]*|jsconfig)\\.jsonc?$",
    "(?:^|/)(?:package-lock|npm-shrinkwrap|packages\\.lock)\\.json$|(?:^|/)pnpm-[^/]*\\.yaml$",
    "(?:^|/)(?:pyproject|Cargo|Pipfile|poetry|uv|rust-toolchain|clippy|deny|Gopkg|bunfig|mise)\\.toml$",
    "(?:^|/)(?:setup|tox|pytest|mypy|\\.coveragerc|\\.flake8|noxfile|gradle|gradle-wrapper|build)\\.(?:cfg|ini|properties)$",
    "(?:^|/)(?:pubspec|environment|docker-compose[^/]*|compose|Taskfile|\\.pre-commit-config|codecov|\\.codecov|umpire)\\.ya?ml$",
    "(?:^|/)\\.(?:github/(?:workflows|actions)|circleci|buildkite|cargo)/|(?:^|/)(?:\\.gitlab-ci|\\.travis|appveyor|azure-pipelines|bitbucket-pipelines|cloudbuild|\\.drone)[^/]*\\.ya?ml$",
    "(?:^|/)\\.?(?:jest|vitest|nyc|mocha|ava|babel|eslint|stylelint|biome|swc|stryker|playwright|cypress|karma|c8)[^/]*$",
  ].join("|"),
);

/** Whether a file only holds settings: no code, and nothing that decides which code runs. */
export function isSettingsPath(path: string): boolean {
  return SETTINGS.test(path) && !DRIVES_CODE.test(path) && !isTestPath(path);
}
