import type { CommandEffect, CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

/** What a command of a known tool is; `aside` serves another purpose than the kinds, such as an installation of browsers. */
export interface ToolRow {
  /** Tested against the words of the command, joined by one space. */
  readonly matches: RegExp;
  readonly kind: CommandKind | 'aside' | 'image';
  readonly ecosystem?: Ecosystem;
  readonly effect?: Exclude<CommandEffect, 'needs-name'>;
  /** Arguments without which it watches, or waits after a failure. */
  readonly extra?: readonly [unless: RegExp, argument: string];
  /** Arguments that restrict it to one file, and to one test by its name. */
  readonly one?: readonly string[];
}

const row = (
  matches: RegExp,
  kind: ToolRow['kind'],
  ecosystem?: Ecosystem,
  rest: Pick<ToolRow, 'effect' | 'extra' | 'one'> = {},
): ToolRow => ({ matches, kind, ...(ecosystem === undefined ? {} : { ecosystem }), ...rest });
const writes = { effect: 'writes' } as const;
const watches = { effect: 'watches' } as const;
const destroys = { effect: 'destroys' } as const;

/** The first row that matches counts. */
export const tools: readonly ToolRow[] = [
  // data
  row(
    /^(?:rails|rake|artisan|console|php bin\/console)\b.*\b(?:db:(?:drop|reset|seed|setup|schema:load|migrate|fixtures:load)|migrate(?::(?:fresh|reset|refresh))?|db:wipe|doctrine:(?:database:drop|fixtures:load|schema:drop|migrations:migrate))(?=\s|$)/,
    'aside',
    undefined,
    destroys,
  ),
  row(/^prisma (?:migrate (?:reset|deploy|dev)|db (?:push|seed))\b/, 'aside', 'npm', destroys),
  row(
    /^(?:drizzle-kit (?:push|migrate|drop)|typeorm\S* (?:migration:(?:run|revert)|schema:(?:drop|sync))|knex (?:migrate|seed)\b|sequelize\S* db:|mikro-orm (?:schema|migration):|kysely migrate)/,
    'aside',
    'npm',
    destroys,
  ),
  row(
    /^(?:alembic (?:upgrade|downgrade)|(?:python[\d.]* )?(?:\.\/)?manage\.py (?:flush|migrate|loaddata|reset_db|sqlflush)|flask db (?:upgrade|downgrade))\b/,
    'aside',
    'python',
    destroys,
  ),
  row(
    /^(?:dropdb|dropuser|git clean|git reset --hard|git checkout --|git restore|truncate -s ?0)\b/,
    'aside',
    undefined,
    destroys,
  ),
  row(/^docker(?: compose|-compose)? .*\bdown\b.*(?: -v\b| --volumes)/, 'aside', undefined, destroys),
  // runs that never end
  row(
    /\s(?:--watch(?:All)?(?! false)|--continuous|--looponfail)(?!\S)|^(?:\.\/gradlew|gradle)\b.*\s-t(?!\S)|^(?:mix test\.watch|pytest-watch|tsc-watch|(?:cargo|dotnet) watch|(?:pytest|py\.test)\b.*\s-f|(?:tsc|tsgo|vue-tsc|vue-tsgo|mocha|vite build|rollup|webpack|tailwindcss|esbuild|babel|sass|postcss|tsup|tsdown|encore|bun build|bunchee|unbuild)\b.*\s-w)(?!\S)/,
    'aside',
    undefined,
    watches,
  ),
  // JavaScript
  row(
    /^(?:eslint|oxlint|xo|standard|ts-standard|stylelint|markdownlint\S*|jshint|semistandard|next lint|nuxi lint|ng lint|vue-cli-service lint|vp lint|deno lint|tslint|ember-template-lint)\b.*\s(?:--fix\S*|--write)(?:\s|$)/,
    'lint',
    'npm',
    writes,
  ),
  row(
    /^(?:eslint|oxlint|xo|standard|ts-standard|stylelint|markdownlint\S*|jshint|semistandard|next lint|nuxi lint|ng lint|vp lint|deno lint|tslint|ember-template-lint)(?!\S)/,
    'lint',
    'npm',
  ),
  row(/^vue-cli-service lint\b.*--no-fix/, 'lint', 'npm'),
  row(/^vue-cli-service lint\b/, 'lint', 'npm', writes),
  row(/^biome (?:check|lint|ci)\b.*\s(?:--write|--apply\S*|--fix|--unsafe)(?:\s|$)/, 'lint', 'npm', writes),
  row(/^biome (?:check|lint|ci)\b/, 'lint', 'npm'),
  row(/^(?:biome format|ultracite fix|rome format)\b.*\s(?:--write|--apply|--fix)/, 'format', 'npm', writes),
  row(/^ultracite (?:fix|format)\b/, 'format', 'npm', writes),
  row(/^ultracite (?:check|lint)\b/, 'lint', 'npm'),
  row(/^(?:biome format|rome format)\b/, 'format', 'npm'),
  row(/^(?:prettier|prettierd)\b.*\s(?:--write|-w)(?:\s|$)/, 'format', 'npm', writes),
  row(/^(?:prettier)\b.*\s(?:--check|-c|--list-different|-l)(?:\s|$)/, 'format', 'npm'),
  row(/^prettier\b/, 'aside', 'npm'),
  row(/^(?:oxfmt|deno fmt|vp fmt|dprint (?:check|fmt))\b.*(?:--check|check\b)/, 'format', 'npm'),
  row(/^(?:oxfmt|deno fmt|vp fmt|dprint fmt)\b/, 'format', 'npm', writes),
  row(/^(?:tsc|tsgo|vue-tsc)\b.*\s--clean(?!\S)/, 'aside', 'npm'),
  row(
    /^(?:tsc|tsgo|vue-tsc|vue-tsgo|svelte-check|astro check|nuxi typecheck|nuxt typecheck|deno check|flow check|glint|ember-tsc|ngc)(?!\S)/,
    'typecheck',
    'npm',
  ),
  row(/^tsd\b|^vitest .*--typecheck\.only/, 'typecheck', 'npm'),
  row(
    /^(?:react-router|next|wrangler|expo) (?:typegen|types|customize)\b|^svelte-kit sync\b|^nuxi prepare\b/,
    'aside',
    'npm',
  ),
  row(/^vitest (?:list|bench|init)\b/, 'aside', 'npm'),
  row(/^vitest\b.*\s(?:--ui|watch)(?:\s|$)|^vitest (?:dev|watch)\b/, 'test', 'npm', watches),
  row(/^(?:vitest|jest)\b.*\s(?:-u|--update|--updateSnapshot)(?:\s|$)/, 'test', 'npm', writes),
  row(/^vitest\b.*(?:playwright|e2e)/, 'e2e', 'npm', { extra: [/\brun\b|--watch=false|--no-watch/, '--run'] }),
  row(/^vitest(?!\S)/, 'test', 'npm', {
    extra: [/\brun\b|--watch=false|--no-watch|--run\b/, '--run'],
    one: ['<file>', '-t <name>'],
  }),
  row(/^vp test\b/, 'test', 'npm', { one: ['<file>', '-t <name>'] }),
  row(/^jest\b.*e2e/, 'e2e', 'npm'),
  row(/^jest(?!\S)/, 'test', 'npm', { one: ['<file>', '-t <name>'] }),
  row(/^react-scripts test\b/, 'test', 'npm', { extra: [/--watchAll=false/, '--watchAll=false'], one: ['<file>'] }),
  row(/^ng test\b/, 'test', 'npm', {
    extra: [/--watch=false|--no-watch|--watch false/, '--watch=false'],
    one: ['--include <file>'],
  }),
  row(/^ng e2e\b/, 'e2e', 'npm'),
  row(/^karma start\b/, 'test', 'npm', { extra: [/--single-run/, '--single-run'] }),
  row(/^(?:ava|mocha)\b.*e2e/, 'e2e', 'npm'),
  row(/^ava(?!\S)/, 'test', 'npm', { one: ['<file>'] }),
  row(/^mocha(?!\S)/, 'test', 'npm', { one: ['<file>'] }),
  row(/^(?:node|tsx) (?:--[\w=./-]+ )*--test$/, 'test', 'npm', { one: ['<file>'] }),
  row(/^(?:node|tsx|ts-node)\b.*\s--test(?:\s|$)/, 'test', 'npm'),
  row(/^(?:bun|deno) test\b/, 'test', 'npm', { one: ['<file>'] }),
  row(
    /^(?:tap|tape|uvu|jasmine|qunit|lab|wtr|web-test-runner|borp|vue-cli-service test:unit|stencil test|mocha-\S+|brittle|ember test)\b/,
    'test',
    'npm',
  ),
  row(
    /^playwright test\b.*\s(?:--ui\S*|--debug)(?:\s|$)|^playwright (?:codegen|show-report|open)\b|^cypress open\b/,
    'e2e',
    'npm',
    watches,
  ),
  row(/^playwright test\b/, 'e2e', 'npm', { extra: [/--reporter/, '--reporter=line'] }),
  row(/^playwright\b|^cypress (?:install|verify|cache)/, 'aside', 'npm'),
  row(
    /^(?:cypress run|cypress-runner|wdio|nightwatch|testcafe|detox test|codeceptjs run|maestro test|start-server-and-test|vue-cli-service test:e2e)\b/,
    'e2e',
    'npm',
  ),
  row(
    /^(?:storybook build|build-storybook|vitepress build|docusaurus build|typedoc|mkdocs|sphinx-build|mdbook|jsdoc|vuepress build|rspress build|redocly|api-extractor)\b/,
    'aside',
  ),
  row(
    /^(?:vite|next|nuxt|nuxi|astro|ng|nest|remix|react-router|vue-cli-service|react-scripts|parcel|rspack|rsbuild|rslib|gatsby|svelte-kit|electron-vite|vinxi|preact|tauri|umi|max|father|vp|taro|wxt|farm|modern|waku|stencil|hugo|eleventy|slidev|gridsome|quasar|ionic|lerna-build) build\b/,
    'build',
    'npm',
  ),
  row(
    /^(?:rollup|webpack(?! serve)|esbuild|tsup|tsdown|unbuild|swc|babel|microbundle|bunchee|pkgroll|bun build|encore (?:dev|production|prod)|gulp build|grunt build|electron-forge (?:package|make)|electron-builder|svelte-package|vite-plugin-\S+|expo export|eas build|ncc build|zshy|mix build|tsc-alias|preconstruct build|bob build|eleventy|11ty|ng-packagr|postcss|sass|browserify|nitro build|tshy)\b/,
    'build',
    'npm',
  ),
  row(
    /^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn (?:install|--immutable|--frozen-lockfile)|bun (?:i|install))\b(?!.*\s(?:-g|--global)\b)|^yarn$/,
    'install',
    'npm',
  ),
  // Python
  row(/^(?:ruff (?:check|--fix|\.)|ruff)\b.*\s--fix\S*(?:\s|$)/, 'lint', 'python', writes),
  row(/^ruff format\b.*\s(?:--check|--diff)(?:\s|$)/, 'format', 'python'),
  row(/^ruff format\b/, 'format', 'python', writes),
  row(
    /^(?:ruff|flake8|pylint|pyflakes|pycodestyle|prospector|pylama|djlint .*--(?:lint|check)|curlylint)\b/,
    'lint',
    'python',
  ),
  row(
    /^(?:black|isort|yapf|docformatter|djhtml|autoflake)\b.*\s(?:--check\S*|--diff|-c|--check-only)(?:\s|$)/,
    'format',
    'python',
  ),
  row(
    /^(?:black|isort|yapf|autopep8|docformatter|djhtml|djlint .*--reformat|pyupgrade|autoflake|add-trailing-comma)\b/,
    'format',
    'python',
    writes,
  ),
  row(/^(?:mypy|pyright|basedpyright|pyre|pytype|dmypy|ty check|zuban|pyrefly check)\b/, 'typecheck', 'python'),
  row(/^(?:pytest|py\.test)\b.*\s--(?:snapshot-update|force-regen)(?!\S)/, 'test', 'python', writes),
  row(/^(?:pytest|py\.test)(?!\S).*(?:e2e|playwright|selenium)/, 'e2e', 'python'),
  row(/^(?:pytest|py\.test)(?!\S)/, 'test', 'python', { one: ['<file>', '-k <name>'] }),
  row(/^(?:\.\/)?manage\.py test\b|^(?:python[\d.]*) (?:\.\/)?manage\.py test\b/, 'test', 'python', {
    one: ['<name>'],
  }),
  row(
    /^(?:unittest|nose2|trial|green|stestr|ward|zope-testrunner|(?:python[\d.]* )?(?:\.\/)?(?:runtests|run_tests|setup)\.py(?: test)?$)/,
    'test',
    'python',
  ),
  row(/^(?:python[\d.]* )?(?:\.\/)?runtests?\.py\b/, 'test', 'python'),
  row(/^behave\b/, 'e2e', 'python'),
  row(/^(?:build|uv build|poetry build|hatch build|flit build|pdm build)(?:\s|$)/, 'build', 'python'),
  row(/^(?:pre-commit|prek) (?:run|--all-files)\b/, 'lint', undefined, writes),
  row(
    /^(?:uv sync|poetry install|pip[\d.]* install(?= .*(?:-r |-e |\.(?:\[|\s|$)|--group))|uv pip install|pipenv (?:install|sync)|pdm (?:install|sync)|rye sync|conda env)\b/,
    'install',
    'python',
  ),
  // PHP
  row(
    /^php-cs-fixer (?:fix\b.*--dry-run|check\b)|^pint\b.*--test|^phpcs\b|^(?:phpmd|deptrac|twig-cs-fixer lint|twigcs|parallel-lint|rector process .*--dry-run|rector .*--dry-run|ecs(?! .*--fix))\b/,
    'lint',
    'php',
  ),
  row(/^(?:php-cs-fixer fix|pint|phpcbf|ecs .*--fix|twig-cs-fixer fix)\b/, 'format', 'php', writes),
  row(/^rector\b/, 'aside', 'php', writes),
  row(/^(?:phpstan|psalm|phan)\b/, 'typecheck', 'php'),
  row(/^(?:phpunit|simple-phpunit|pest|paratest|artisan test)\b/, 'test', 'php', { one: ['--filter <name>'] }),
  row(/^(?:codecept run|kahlan|phpspec run|atoum|tester)\b/, 'test', 'php'),
  row(/^(?:behat|artisan dusk)\b/, 'e2e', 'php'),
  row(/^composer (?:install|i)\b/, 'install', 'php'),
  // Ruby
  row(
    /^(?:rubocop|standardrb|erb_?lint|erblint|haml-lint|slim-lint)\b.*\s(?:-a|-A|--autocorrect\S*|--auto-correct\S*|--fix\S*|-x)(?:\s|$)/,
    'lint',
    'ruby',
    writes,
  ),
  row(/^(?:rubocop|standardrb|erb_?lint|erblint|haml-lint|slim-lint|herb analyze)\b/, 'lint', 'ruby'),
  row(
    /^(?:brakeman|bundler-audit|bundle-audit|database_consistency|active_record_doctor|zeitwerk:check|rails zeitwerk:check|reek|importmap audit|i18n-tasks)\b/,
    'aside',
    'ruby',
  ),
  row(/^(?:rails|rake) test:system\b|^cucumber\b/, 'e2e', 'ruby'),
  row(/^rspec\b/, 'test', 'ruby', { one: ['<file>', '-e <name>'] }),
  row(/^rails (?:db:\S+ )*(?:test:all|test)\b/, 'test', 'ruby', { one: ['<file>', '-n <name>'] }),
  row(/^(?:turbo_tests|parallel_rspec|parallel_test|minitest|m|knapsack:\S+)\b/, 'test', 'ruby'),
  row(/^(?:srb tc|steep check)\b/, 'typecheck', 'ruby'),
  row(/^rails assets:precompile\b/, 'build', 'ruby'),
  row(/^bundle(?: install)?$/, 'install', 'ruby'),
  // others
  row(/^(?:golangci-lint run|go vet|staticcheck|revive)\b/, 'lint', 'go'),
  row(/^(?:gofmt -w|go fmt|gofumpt -w|goimports -w)\b/, 'format', 'go', writes),
  row(/^(?:go test|gotestsum)\b.*\s--?update(?![^\s=])(?!=false)/, 'test', 'go', writes),
  row(/^(?:go test|gotestsum)(?!\S)/, 'test', 'go', { one: ['-run <name>'] }),
  row(/^(?:go build|go install \.|goreleaser build)/, 'build', 'go'),
  row(/^go mod (?:download|tidy)\b/, 'install', 'go'),
  row(/^cargo (?:\+\S+ )?clippy\b.*--fix/, 'lint', 'rust', writes),
  row(/^cargo (?:\+\S+ )?clippy\b/, 'lint', 'rust'),
  row(/^cargo (?:\+\S+ )?fmt\b.*--check/, 'format', 'rust'),
  row(/^cargo (?:\+\S+ )?fmt\b/, 'format', 'rust', writes),
  row(/^cargo (?:\+\S+ )?check\b/, 'typecheck', 'rust'),
  row(/^cargo (?:\+\S+ )?(?:test|nextest run)\b/, 'test', 'rust', { one: ['<name>'] }),
  row(/^cargo (?:\+\S+ )?build\b/, 'build', 'rust'),
  row(/^(?:\.\/gradlew|gradle)\b.*\bspotlessApply\b|^(?:\.\/mvnw|mvn)\b.*\bspotless:apply\b/, 'format', 'java', writes),
  row(
    /^(?:\.\/gradlew|gradle)\b.*\s(?<!\s(?:-x|--exclude-task) )(?:[\w-]*:)*(?:ktlintCheck|detekt|spotlessCheck|checkstyle\w*|lint)(?!\S)|^(?:\.\/mvnw|mvn)\b.*\b(?:checkstyle|spotless):check\b/,
    'lint',
    'java',
  ),
  row(
    /^(?:\.\/gradlew|gradle)\b.*\s(?<!\s(?:-x|--exclude-task) )(?:[\w-]*:)*(?:test|check)(?!\S)|^(?:\.\/mvnw|mvn)(?!.*\s-D(?:skipTests|maven\.test\.skip)(?!=false)).*\s(?:test|verify)(?!\S)/,
    'test',
    'java',
  ),
  row(
    /^(?:\.\/gradlew|gradle)\b.*\s(?<!\s(?:-x|--exclude-task) )(?:[\w-]*:)*(?:build|assemble)(?!\S)|^(?:\.\/mvnw|mvn)\b.*\s(?:package|install|compile|verify)(?!\S)/,
    'build',
    'java',
  ),
  row(/^dotnet format\b.*--verify-no-changes/, 'format', 'dotnet'),
  row(/^dotnet format\b/, 'format', 'dotnet', writes),
  row(/^dotnet test\b/, 'test', 'dotnet', { one: ['--filter <name>'] }),
  row(/^dotnet (?:build|publish|pack)\b/, 'build', 'dotnet'),
  row(/^dotnet restore\b/, 'install', 'dotnet'),
  row(/^mix format --check/, 'format'),
  row(/^mix format\b/, 'format', undefined, writes),
  row(/^mix (?:credo|lint)\b|^(?:flutter|dart) analyze\b|^swiftlint\b/, 'lint'),
  row(/^mix dialyzer\b/, 'typecheck'),
  row(/^(?:mix|flutter|dart|swift) test(?!\S)/, 'test', undefined, { one: ['<file>'] }),
  row(/^mix compile\b|^swift build\b|^flutter build\b/, 'build'),
  // images and servers
  row(/^docker\b.*\b(?:build|buildx|bake|push)\b|^(?:podman|nerdctl|helm|kubectl|terraform)\b/, 'image'),
  row(/^docker(?:-compose)?\b.*\bup\b(?!.* (?:-d|--detach|--wait))/, 'aside', undefined, watches),
  row(
    /^(?:vite(?: (?:dev|serve|preview)|$| --)|next(?: (?:dev|start)|$)|nuxt(?: (?:dev|preview|start)|$)|nuxi (?:dev|preview)|astro(?: (?:dev|preview|start)|$)|ng (?:serve|s)\b|nest start|nx (?:serve|watch)|turbo (?:run )?(?:dev|start|watch)|expo(?: start|$)|gatsby (?:develop|serve)|remix dev|react-router dev|react-scripts start|vue-cli-service serve|wrangler dev|storybook dev|webpack(?:-dev-server| serve)|tsx watch|electron(?: \.|$)|electron-vite(?: (?:dev|preview)|$)|electron-forge start|flask run|hugo server|parcel(?: (?:serve|watch)|$)|php artisan serve|artisan (?:serve|queue:\w+|horizon)|rails (?:s|server)\b)/,
    'aside',
    undefined,
    watches,
  ),
  row(
    /^(?:nodemon|live-server|http-server|serve|json-server|ts-node-dev|tsnd|browser-sync|uvicorn|gunicorn|daphne|hypercorn|foreman|overmind|air|pm2|pm2-runtime|start-storybook|mkcert|ngrok|ptw|watchexec|entr|chokidar|onchange)\b/,
    'aside',
    undefined,
    watches,
  ),
  row(/\s(?:--hot\b|--serve\b|runserver\b)|^tail -f/, 'aside', undefined, watches),
  // plain steps
  row(
    /^(?:echo|printf|mkdir|cp|copyfiles|cpx2?|cpy|ln|chmod|touch|cat|cd|pushd|popd|set|export|source|\.|true|:|test|\[+|exit|sleep|wait-on|fi|done|which|command|ls|pwd|grep|find|sort|wc|head|tail|tee|xargs|sed -n|git (?:diff|status|config|log|fetch|rev-parse|describe|submodule)|husky|simple-git-hooks|lefthook|is-ci|only-allow|corepack|playwright install|apt-get|brew|curl|wget|codecov|coveralls|coverage (?:report|xml|html|combine|erase)|patch-package|size-limit|bundlesize|shx|nvm|node -v|npm (?:-v|config|rebuild|prune|version|audit)|pip[\d.]* (?:list|freeze)|rustup|sleep|tsc-alias|resolve-tspaths|prisma (?:generate|format|validate)|graphql-codegen|openapi-typescript|orval|react-intl|lingui|i18next\S*)(?=\s|$)/,
    'aside',
  ),
];
