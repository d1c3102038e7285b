import type { Reader } from '../reader.ts';
import { readAgentHooks } from './checks/agent-hooks.ts';
import { readAstGrepRules } from './checks/ast-grep-rules.ts';
import { readBiomeConfig } from './checks/biome-config.ts';
import { readEslintConfig } from './checks/eslint-config.ts';
import { readHuskyHook } from './checks/husky-hook.ts';
import { readLefthookYml } from './checks/lefthook-yml.ts';
import { readOxlintConfig } from './checks/oxlint-config.ts';
import { readPhpstanNeon } from './checks/phpstan-neon.ts';
import { readPintJson } from './checks/pint-json.ts';
import { readPreCommitConfig } from './checks/pre-commit-config.ts';
import { presence } from './checks/presence.ts';
import { readPyrightConfig } from './checks/pyright-config.ts';
import { readPythonIni } from './checks/python-ini.ts';
import { readRubocopYml } from './checks/rubocop-yml.ts';
import { readRuffToml } from './checks/ruff-toml.ts';
import { readTsconfig } from './checks/tsconfig.ts';
import { readGithubWorkflow } from './ci/github-workflow.ts';
import { readGitlabCi } from './ci/gitlab-ci.ts';
import { readOtherCi } from './ci/other-ci.ts';
import { readTravisYml } from './ci/travis-yml.ts';
import { clientList, readClientList } from './client-list.ts';
import { readFlutterVersion } from './dart/flutter-version.ts';
import { readPubspec } from './dart/pubspec.ts';
import { readPubspecLock } from './dart/pubspec-lock.ts';
import { readDocument } from './docs/document.ts';
import { readCsproj } from './dotnet/csproj.ts';
import { readGlobalJson } from './dotnet/global-json.ts';
import { readPackagesProps } from './dotnet/packages-props.ts';
import { readSolution } from './dotnet/solution.ts';
import { readMixExs } from './elixir/mix-exs.ts';
import { readMixLock } from './elixir/mix-lock.ts';
import { readGeneratorConfig } from './generator-config.ts';
import { generators } from './generators.ts';
import { readGoMod } from './go/go-mod.ts';
import { readBuildGradle } from './java/build-gradle.ts';
import { readPomXml } from './java/pom-xml.ts';
import { readSettingsGradle } from './java/settings-gradle.ts';
import { readVersionCatalog } from './java/version-catalog.ts';
import { readBunLock } from './npm/bun-lock.ts';
import { readDenoJson } from './npm/deno-json.ts';
import { readLernaJson } from './npm/lerna-json.ts';
import { readMonorepoJson } from './npm/monorepo-json.ts';
import { readPackageJson } from './npm/package-json.ts';
import { readPackageLock } from './npm/package-lock.ts';
import { readPnpmLock } from './npm/pnpm-lock.ts';
import { readPnpmWorkspace } from './npm/pnpm-workspace.ts';
import { readYarnLock } from './npm/yarn-lock.ts';
import { readComposerJson } from './php/composer-json.ts';
import { readComposerLock } from './php/composer-lock.ts';
import { readGitAttributes } from './policy/git-attributes.ts';
import { readCompose } from './ports/compose.ts';
import { readServerSettings, serverSettings } from './ports/server-settings.ts';
import { readPipfile } from './python/pipfile.ts';
import { readPyproject } from './python/pyproject.ts';
import { readRequirementsTxt } from './python/requirements-txt.ts';
import { readSetupCfg } from './python/setup-cfg.ts';
import { readSetupPy } from './python/setup-py.ts';
import { readGemfile } from './ruby/gemfile.ts';
import { readGemfileLock } from './ruby/gemfile-lock.ts';
import { readGemspec } from './ruby/gemspec.ts';
import { readCargoToml } from './rust/cargo-toml.ts';
import { readRustToolchain } from './rust/rust-toolchain.ts';
import { readPackageResolved } from './swift/package-resolved.ts';
import { readPackageSwift } from './swift/package-swift.ts';
import { readMoonTasks, readNxProject } from './tasks/graph-tasks.ts';
import { makefile } from './tasks/makefile.ts';
import { readMiseToml } from './tasks/mise-toml.ts';
import { readNoxfile } from './tasks/noxfile.ts';
import { readRakefile } from './tasks/rakefile.ts';
import { readShellScript } from './tasks/shell-script.ts';
import { readTaskfile } from './tasks/taskfile.ts';
import { readToxIni } from './tasks/tox-ini.ts';
import { tomlLock } from './toml-lock.ts';
import { readToolVersions } from './tool-versions.ts';
import { readVersionFile } from './version-file.ts';

/** YAML takes this many times as long to parse as JSON. */
const yaml = 12;

/** Every kind of file that is read, in the order in which its findings count: what a project states itself comes first. */
export const allReaders: readonly Reader[] = [
  { matches: /\/package\.json$/, most: 100, read: readPackageJson },
  { matches: /\/pyproject\.toml$/, most: 40, read: readPyproject },
  { matches: /\/requirements(?:[-_.]?[\w.-]*)?\.txt$|\/requirements\/[\w.-]+\.txt$/, read: readRequirementsTxt },
  { matches: /\/Pipfile$/, most: 10, read: readPipfile },
  { matches: /\/setup\.cfg$/, read: readSetupCfg },
  { matches: /\/composer\.json$/, read: readComposerJson },
  { matches: /\/Gemfile$/, read: readGemfile },
  { matches: /\/[\w.-]+\.gemspec$/, most: 10, read: readGemspec },
  { matches: /\/go\.mod$/, read: readGoMod },
  { matches: /\/Cargo\.toml$/, most: 40, read: readCargoToml },
  { matches: /\/pom\.xml$/, most: 40, read: readPomXml },
  { matches: /\/build\.gradle(?:\.kts)?$/, most: 40, read: readBuildGradle },
  { matches: /\/[^/]+\.(?:csproj|fsproj)$/, most: 100, read: readCsproj },
  { matches: /\/mix\.exs$/, read: readMixExs },
  { matches: /\/pubspec\.yaml$/, weight: yaml, read: readPubspec },
  { matches: /\/Package\.swift$/, read: readPackageSwift },
  { matches: /\/deno\.jsonc?$/, read: readDenoJson },
  { matches: /\/[\w-]+\.versions\.toml$/, most: 10, read: readVersionCatalog },

  { matches: /\/(?:package-lock|npm-shrinkwrap)\.json$/, read: readPackageLock },
  { matches: /\/pnpm-lock\.yaml$/, read: readPnpmLock },
  { matches: /\/yarn\.lock$/, read: readYarnLock },
  { matches: /\/bun\.lock$/, read: readBunLock },
  { matches: /\/uv\.lock$/, read: tomlLock('uv', 'python') },
  { matches: /\/poetry\.lock$/, read: tomlLock('poetry', 'python') },
  { matches: /\/composer\.lock$/, read: readComposerLock },
  { matches: /\/Gemfile\.lock$/, read: readGemfileLock },
  { matches: /\/Cargo\.lock$/, read: tomlLock('cargo', 'rust') },
  { matches: /\/Directory\.(?:Packages|Build)\.props$/, read: readPackagesProps },
  { matches: /\/mix\.lock$/, read: readMixLock },
  { matches: /\/pubspec\.lock$/, weight: yaml, read: readPubspecLock },
  { matches: /\/Package\.resolved$/, read: readPackageResolved },

  { matches: /\/pnpm-workspace\.yaml$/, weight: yaml, read: readPnpmWorkspace },
  { matches: /\/(?:turbo|nx)\.json$/, read: readMonorepoJson },
  { matches: /\/lerna\.json$/, read: readLernaJson },
  { matches: /\/settings\.gradle(?:\.kts)?$/, read: readSettingsGradle },

  { matches: /\/\.(?:nvmrc|node-version|python-version|ruby-version|java-version)$/, read: readVersionFile },
  { matches: /\/(?:flutter-version\.txt|\.fvmrc)$/, read: readFlutterVersion },
  { matches: /\/setup\.py$/, read: readSetupPy },
  { matches: /\/\.tool-versions$/, read: readToolVersions },
  { matches: /\/rust-toolchain\.toml$/, read: readRustToolchain },
  { matches: /\/[^/]+\.slnx?$/, read: readSolution },
  { matches: /\/global\.json$/, read: readGlobalJson },

  { matches: /\/(?:GNUm|M|m)akefile$/, read: makefile('make') },
  { matches: /\/\.?[Jj]ustfile$/, read: makefile('just') },
  { matches: /\/[Tt]askfile(?:\.dist)?\.ya?ml$/, weight: yaml, read: readTaskfile },
  { matches: /\/tox\.ini$/, read: readToxIni },
  { matches: /\/noxfile\.py$/, read: readNoxfile },
  { matches: /\/Rakefile$/, read: readRakefile },
  { matches: /\/\.?mise\.toml$/, read: readMiseToml },
  { matches: /\/project\.json$/, most: 60, read: readNxProject },
  { matches: /\/moon\.yml$|\/\.moon\/tasks(?:\/[\w-]+)?\.yml$/, most: 40, weight: yaml, read: readMoonTasks },
  {
    matches:
      /\/(?:bin|scripts?|dev|ci|\.ci|tools|hack)\/(?:ci|install|(?:run[-_])?(?:(?:unit[-_])?tests?|lint|check|format|fmt|type-?check|build|e2e|verify|style|mypy)(?:[-_][\w-]{1,30})?)(?:\.sh|\.bash)?$/,
    most: 40,
    read: readShellScript,
  },

  {
    matches: /\/eslint\.config\.[cm]?[jt]s$|\/\.eslintrc(?:\.(?:json|[cm]?js|ya?ml))?$/,
    weight: yaml,
    read: readEslintConfig,
  },
  { matches: /\/\.oxlintrc\.json$/, read: readOxlintConfig },
  { matches: /\/\.?biome\.jsonc?$/, read: readBiomeConfig },
  { matches: /\/rules\/[\w.-]+\.ya?ml$/, most: 20, read: readAstGrepRules },
  { matches: /\/\.prettierrc(?:\.\w+)?$|\/prettier\.config\.[cm]?[jt]s$/, read: presence('prettier') },
  { matches: /\/\.?ruff\.toml$/, read: readRuffToml },
  { matches: /\/(?:\.?mypy\.ini|setup\.cfg|\.flake8|pytest\.ini|tox\.ini)$/, read: readPythonIni },
  { matches: /\/pyrightconfig\.json$/, read: readPyrightConfig },
  { matches: /\/phpstan\.(?:dist\.)?neon(?:\.dist)?$/, read: readPhpstanNeon },
  { matches: /\/pint\.json$/, read: readPintJson },
  { matches: /\/\.php[-_]cs[-_]fixer(?:\.dist)?\.php$|\/\.php-cs-fixer\.dist$/, read: presence('php-cs-fixer') },
  { matches: /\/\.?phpcs\.xml(?:\.dist)?$/, read: presence('phpcs') },
  { matches: /\/\.erb_?-?lint\.yml$/, read: presence('erb_lint') },
  { matches: /\/\.rubocop\.yml$/, weight: yaml, read: readRubocopYml },
  { matches: /\/\.golangci\.ya?ml$/, read: presence('golangci-lint') },
  { matches: /\/\.?rustfmt\.toml$/, read: presence('rustfmt') },
  { matches: /\/(?:tsconfig(?:\.[\w.-]+)?|jsconfig)\.json$/, most: 40, read: readTsconfig },
  { matches: /\/\.(?:husky|githooks)\/(?:pre-commit|pre-push|commit-msg)$/, read: readHuskyHook },
  { matches: /\/\.claude\/settings\.json$|\/\.(?:cursor|codex)\/hooks\.json$/, read: readAgentHooks },
  { matches: /\/\.?lefthook\.ya?ml$/, weight: yaml, read: readLefthookYml },
  { matches: /\/\.pre-commit-config\.ya?ml$/, weight: yaml, read: readPreCommitConfig },
  { matches: /\/\.gitattributes$/, most: 5, read: readGitAttributes },
  {
    matches: /^\/action\.ya?ml$/,
    read: ({ text }) => (/^\s*main:\s*['"]?(?:\.\/)?dist\//m.test(text) ? { generated: [{ path: 'dist/**' }] } : {}),
  },
  { matches: clientList, most: 10, read: readClientList },
  ...generators.map(({ config }): Reader => ({ matches: config, read: readGeneratorConfig })),
  { matches: /^\/(?:commitlint\.config\.\w+|\.commitlintrc(?:\.\w+)?)$/, read: () => ({ policies: ['commits'] }) },
  {
    matches: /^\/(?:(?:\.github|docs)\/)?(?:AI|LLM)[-_](?:POLICY|USAGE|CONTRIBUTIONS?|GUIDELINES?)[\w-]*\.(?:md|rst)$/i,
    read: () => ({ policies: ['generated-code'] }),
  },
  { matches: /^\/\.changeset\/config\.json$/, read: () => ({ policies: ['changeset'] }) },
  { matches: /^\/\.github\/dco\.yml$/, read: () => ({ policies: ['sign-off'] }) },
  { matches: /^\/\.github\/workflows\/[^/]+\.ya?ml$/, most: 60, weight: yaml / 4, read: readGithubWorkflow },
  // read where a workflow calls it
  { matches: /^\/\.github\/actions\/[\w./-]+\/action\.ya?ml$/, read: () => ({}) },
  { matches: /\/(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/, most: 10, weight: yaml / 4, read: readCompose },
  { matches: serverSettings, most: 60, read: readServerSettings },
  { matches: /^\/\.gitlab-ci\.yml$/, weight: yaml, read: readGitlabCi },
  { matches: /^\/\.travis\.ya?ml$/, weight: yaml, read: readTravisYml },
  {
    matches:
      /^\/(?:\.circleci\/config\.ya?ml|\.?azure-pipelines[\w.-]*\.ya?ml|\.woodpecker\.ya?ml|\.woodpecker\/[\w.-]+\.ya?ml|\.buildkite\/[\w.-]+\.ya?ml)$/,
    weight: yaml / 4,
    read: readOtherCi,
  },
  {
    matches:
      /^\/(?:(?:\.github|docs?)\/)?(?:CONTRIBUTING|DEVELOPMENT|HACKING|DEVELOPING)\.(?:md|markdown)$|^\/README\.(?:md|markdown)$/i,
    read: readDocument,
  },
];
