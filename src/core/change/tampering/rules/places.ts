import type { Edit } from "../lines/edit.ts";

/** Whether a rule looks at a file. */
export type Where = (edit: Edit) => boolean;

export const inCode: Where = ({ family }) => family !== null;
export const inTests: Where = ({ isTest }) => isTest;
export const inRust = named(/\.rs$/);

/** What tells a server which commands to run. */
export const inPipelines = named(
  /(?:^|\/)(?:\.github\/(?:workflows|actions)\/.*\.ya?ml|action\.ya?ml|\.gitlab-ci\.ya?ml|\.gitlab\/.*\.ya?ml|\.circleci\/config\.ya?ml|azure-pipelines[^/]*\.ya?ml|bitbucket-pipelines\.ya?ml|\.travis\.ya?ml|appveyor\.ya?ml|\.buildkite\/.*|\.drone\.ya?ml|Jenkinsfile[^/]*)$/,
);

/** What those commands lead to. */
export const inScripts = named(
  /(?:^|\/)(?:package\.json|[Mm]akefile|GNUmakefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|composer\.json|tox\.ini|noxfile\.py|pytest\.ini|pyproject\.toml|setup\.cfg|pom\.xml|build\.gradle(?:\.kts)?|\.mvn\/[^/]*|\.pre-commit-config\.ya?ml|\.rspec|\.husky\/[^/]*|lefthook\.ya?ml|[^/]*\.(?:sh|bash)|\.mocharc[^/]*|(?:jest|vitest|vite|playwright|cypress|karma|wdio)\.(?:config|conf)[^/]*|phpunit\.xml[^/]*|[^/]*\.(?:cs|fs|vb)proj|[^/]*\.runsettings|Directory\.Build\.(?:props|targets)|\.config\/nextest\.toml)$/,
);

/** Files that say nothing but how coverage is measured. */
export const inCoverageSettings = named(
  /(?:^|\/)(?:\.nycrc[^/]*|\.c8rc[^/]*|nyc\.config[^/]*|\.coveragerc|\.?codecov\.ya?ml|\.simplecov|tarpaulin\.toml|\.?tarpaulin\.toml|sonar-project\.properties|\.testcoverage\.ya?ml|lombok\.config|coverlet[^/]*)$/,
);

export const inLintSettings = named(
  /(?:^|\/)(?:\.eslintrc[^/]*|eslint\.config\.[^/]*|\.eslintignore|biome\.jsonc?|\.oxlintrc\.json|tslint\.json|tsconfig[^/]*\.json|\.flake8|\.pylintrc|pylintrc|mypy\.ini|\.?ruff\.toml|pyproject\.toml|setup\.cfg|tox\.ini|\.golangci\.ya?ml|\.golangci\.toml|\.rubocop[^/]*\.yml|clippy\.toml|\.clippy\.toml|Cargo\.toml|\.editorconfig|[^/]*\.(?:cs|fs|vb)proj|Directory\.Build\.props|phpstan[^/]*\.neon[^/]*|psalm\.xml[^/]*|phpcs\.xml[^/]*|checkstyle[^/]*\.xml|detekt[^/]*\.yml|package\.json)$/,
);

export const inUmpireSettings = named(/(?:^|\/)(?:\.github\/)?\.?umpire\.ya?ml$/);

export function anyOf(...places: readonly Where[]): Where {
  return (edit) => places.some((isHere) => isHere(edit));
}

export function named(pattern: RegExp): Where {
  return ({ file }) => pattern.test(file.path);
}
