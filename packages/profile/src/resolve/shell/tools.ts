import { languageTools } from './language-tools.ts';
import { destroys, row, type ToolRow, watches, writes } from './tool-row.ts';

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
    /^(?:alembic (?:upgrade|downgrade)|(?:python[\d.]* )?(?:\.?[\w.-]*\/)*manage\.py (?:flush|migrate|loaddata|reset_db|sqlflush)|flask db (?:upgrade|downgrade))\b/,
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
  // checks of what a generator would write
  row(
    /^(?:python[\d.]* )?(?:\.?[\w.-]*\/)*manage\.py makemigrations\b.*\s--check(?!\S)|^alembic check(?!\S)/,
    'lint',
    'python',
  ),
  row(/^cargo sqlx prepare\b.*\s--check(?!\S)|^cargo[ -]sort\b.*\s--check(?!\S)/, 'lint', 'rust'),
  row(/^console doctrine:schema:validate\b|^composer validate\b/, 'lint', 'php'),
  // changes of files or of what is staged, beside a check
  row(/^(?:sed -i|git (?:add|commit|apply)|perl -pi)\b/, 'aside', undefined, writes),
  // linters of other than code
  row(
    /^(?:yamllint|actionlint|shellcheck|hadolint|codespell|typos|zizmor|checkmake|reuse lint|taplo (?:lint|check)|cargo deny check|cargo machete|knip|sherif|dprint check)(?!\S)/,
    'lint',
  ),
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
  row(/^(?:oxfmt|deno fmt|vp fmt|dprint fmt)\b.*(?:--check|check\b)/, 'format', 'npm'),
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
    /^(?:rollup|webpack(?! serve)|esbuild|tsup|tsdown|unbuild|swc|babel|microbundle|bunchee|pkgroll|bun build|encore (?:dev|production|prod)|gulp build|grunt build|electron-forge (?:package|make)|electron-builder|svelte-package|vite-plugin-\S+|expo export|eas build|ncc build|zshy|mix build|vp build|tsc-alias|preconstruct build|bob build|eleventy|11ty|ng-packagr|postcss|sass|browserify|nitro build|tshy)\b/,
    'build',
    'npm',
  ),
  row(/^mix(?:\s--(?!hot)\S+)*$/, 'build', 'npm'),
  row(
    /^(?:vp install|npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn (?:install|--immutable|--frozen-lockfile)|bun (?:i|install))\b(?!.*\s(?:-g|--global)\b)|^yarn$/,
    'install',
    'npm',
  ),
  ...languageTools,
  // images and servers
  row(/^docker\b.*\b(?:build|buildx|bake|push)\b|^docker run\b|^(?:podman|nerdctl|helm|kubectl|terraform)\b/, 'image'),
  row(/^docker(?:-compose)?\b.*\bup\b(?!.* (?:-d|--detach|--wait))/, 'aside', undefined, watches),
  row(
    /^(?:vite(?: (?:dev|serve|preview)|$| --)|next(?: (?:dev|start)|$)|nuxt(?: (?:dev|preview|start)|$)|nuxi (?:dev|preview)|astro(?: (?:dev|preview|start)|$)|ng (?:serve|s)\b|nest start|nx (?:serve|watch)|turbo (?:run )?(?:dev|start|watch)|expo(?: start|$)|gatsby (?:develop|serve)|remix dev|react-router dev|react-scripts start|vue-cli-service serve|wrangler dev|storybook dev|webpack(?:-dev-server| serve)|tsx watch|electron(?: \.|$)|electron-vite(?: (?:dev|preview)|$)|electron-forge start|flask run|hugo server|parcel(?: (?:serve|watch)|$)|php artisan serve|artisan (?:serve|queue:\w+|horizon)|rails (?:s|server)\b)/,
    'aside',
    undefined,
    watches,
  ),
  row(
    /^(?:nodemon|live-server|http-server|serve|json-server|ts-node-dev|tsnd|browser-sync|uvicorn|gunicorn|daphne|hypercorn|foreman|overmind|air|pm2|pm2-runtime|start-storybook|mkcert|ngrok|ptw|watchexec|entr|chokidar|onchange|mix (?:watch|--hot))\b/,
    'aside',
    undefined,
    watches,
  ),
  row(/\s(?:--hot\b|--serve\b|runserver\b)|^tail -f/, 'aside', undefined, watches),
  // packs for systems what was built
  row(/^(?:nfpm|fpm|dpkg-deb|rpmbuild)\b/, 'aside'),
  // plain steps
  row(
    /^(?:echo|printf|mkdir|cp|copyfiles|cpx2?|cpy|ln|chmod|touch|cat|cd|pushd|popd|set|export|source|\.|true|:|test|\[+|exit|sleep|wait-on|fi|done|which|command|ls|pwd|grep|find|sort|wc|head|tail|tee|xargs|sed -n|git (?:diff|status|config|log|fetch|rev-parse|describe|submodule)|husky|simple-git-hooks|lefthook|is-ci|only-allow|corepack|playwright install|apt-get|brew|curl|wget|codecov|coveralls|coverage (?:report|xml|html|combine|erase)|patch-package|size-limit|bundlesize|shx|nvm|node -v|npm (?:-v|config|rebuild|prune|version|audit)|pip[\d.]* (?:list|freeze)|rustup|sleep|tsc-alias|resolve-tspaths|ts-prune|ts-unused-exports|unimported|depcheck|prisma (?:generate|format|validate)|graphql-codegen|openapi-typescript|orval|react-intl|lingui|i18next\S*)(?=\s|$)/,
    'aside',
  ),
];
