import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isDocumentationPath,
  isTestPath
} from "./chunk-4J3IG5WM.js";

// src/core/change/paths/exempt-path.ts
var PATH_RULES = [
  "vendored",
  "lock-file",
  "test",
  "generated",
  "docs",
  "template",
  "config",
  "declaration",
  "asset",
  "unmeasured"
];
function exemptPath(path) {
  return PATH_RULES.find((rule) => TESTS[rule](path)) ?? null;
}
var TESTS = {
  vendored: matches(/(?:^|\/)(?:vendor|third_party|node_modules|bower_components|Pods|site-packages)\//),
  "lock-file": matches(
    names(
      "package-lock\\.json|npm-shrinkwrap\\.json|yarn\\.lock|pnpm-lock\\.yaml|bun\\.lockb?|deno\\.lock|go\\.sum|go\\.work\\.sum",
      "(?:Gemfile|Cargo|Podfile|Pipfile|poetry|uv|pdm|composer|mix|flake|pubspec)\\.lock|packages\\.lock\\.json",
      "gradle\\.lockfile|Package\\.resolved|\\.terraform\\.lock\\.hcl"
    )
  ),
  test: isTestPath,
  generated: matches(
    /(?:^|\/)(?:dist|generated|__generated__)\/|\.min\.(?:js|css)$|[._]gen(?:erated)?\.\w+$|(?:^|\/)zz_generated\.|\.pb(?:\.gw)?\.go$|_pb2(?:_grpc)?\.pyi?$|_pb\.[jt]s$|\.(?:g|freezed)\.dart$|\.g\.cs$|\.[dD]esigner\.cs$|\.map$/
  ),
  docs: (path) => isDocumentationPath(path) || /^docs?\//.test(path) || DOCUMENT_NAMES.test(path) || DOCUMENT_EXTENSIONS.test(path) && !IS_NO_DOCUMENT.test(path),
  template: matches(extension("html?|hbs|handlebars|mustache|ejs|liquid|jinja2?|j2|twig|erb|haml|slim|pug")),
  config: (path) => CONFIG_NAMES.test(path) || CONFIG_EXTENSIONS.test(path) || /(?:^|\/)\./.test(path),
  declaration: matches(/\.d\.[cm]?ts$|\.(?:pyi|proto|graphql|gql|thrift|avsc)$/),
  asset: matches(
    extension(
      "png|jpe?g|gif|webp|avif|ico|svg|bmp|psd|mp[34]|wav|ogg|webm|mov|pdf|woff2?|ttf|otf|eot|zip|t?gz|tar|jar|wasm|so|dll|exe|bin|css|s[ac]ss|less|styl|[ct]sv|parquet|pot?|mo"
    )
  ),
  // No coverage report that Umpire reads has them; a rule in `code_types` brings them back.
  unmeasured: matches(extension("sh|bash|zsh|fish|ps1|psm1|bat|cmd|sql|awk"))
};
var DOCUMENT_NAMES = names("LICEN[CS]E[^/]*|CHANGELOG|README|CONTRIBUTING|COPYING");
var DOCUMENT_EXTENSIONS = extension("txt|org|tex");
var IS_NO_DOCUMENT = /(?:^|\/)(?:requirements[^/]*|constraints|CMakeLists|robots)\.txt$/;
var CONFIG_NAMES = names(
  "(?:Dockerfile|Containerfile)[^/]*|[^/]*\\.dockerfile|Makefile|Gemfile|Procfile|Jenkinsfile|Vagrantfile|Podfile|CODEOWNERS|go\\.(?:mod|work)",
  "[^/]*\\.(?:config|conf)\\.[cm]?[jt]s|webpack\\.[^/]*\\.js|(?:gulp|Grunt)file\\.[jt]s|setup\\.py|noxfile\\.py|(?:requirements[^/]*|constraints|CMakeLists|robots)\\.txt|[^/]*\\.gemspec"
);
var CONFIG_EXTENSIONS = extension(
  "json[c5]?|ya?ml|toml|ini|cfg|conf|properties|env|xml|plist|(?:cs|fs|vb)proj|slnx?|props|targets|gradle|cmake|mk|bzl|bazel|tf|tfvars|hcl|nix"
);
function matches(pattern) {
  return (path) => pattern.test(path);
}
function extension(choices) {
  return new RegExp(`\\.(?:${choices})$`, "i");
}
function names(...choices) {
  return new RegExp(`(?:^|/)(?:${choices.join("|")})$`);
}

export {
  PATH_RULES,
  exemptPath
};
