import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { allEnforcements } from './all-enforcements.ts';
import { enforcingCheck } from './enforcing-check.ts';
import { eslintPresets } from './maps/eslint-presets.ts';
import { tscPresets } from './maps/tsc-presets.ts';
import { packOf } from './pack-of.ts';
import { partialChecks } from './partial-checks.ts';

const project = (checks: readonly ProjectCheck[], versions: Readonly<Record<string, string>> = {}): ProjectProfile => ({
  ...emptyProfile,
  commands: (['lint', 'typecheck'] as const).map((kind) => ({
    kind,
    folder: '',
    text: `npm run ${kind}`,
    evidence: 'package.json',
  })),
  checks,
  technologies: Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    ecosystem: 'npm',
    isExact: true,
    evidence: 'package-lock.json',
  })),
});
const eslint = (...settings: string[]): ProjectCheck => ({ name: 'eslint', settings, evidence: 'eslint.config.js' });

describe('mappings', () => {
  test('name directives that exist, each rule once', () => {
    const ids = new Set(allDirectives.map(({ id }) => id));
    expect(allEnforcements.map(({ directive }) => directive).filter((id) => !ids.has(id))).toEqual([]);
    const rows = allEnforcements.map((one) => JSON.stringify(one));
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
    expect(allEnforcements.length).toBeGreaterThan(90);
  });

  test('are the only rules that presets list', () => {
    const named = new Set(allEnforcements.flatMap(({ rules }) => rules));
    const listed = [...eslintPresets, ...tscPresets].flatMap(({ rules }) => rules);
    expect(listed.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test('leave out what a check sees in part', () => {
    const ids = new Set(allDirectives.map(({ id }) => id));
    expect(Object.keys(partialChecks).filter((id) => !ids.has(id))).toEqual([]);
    const mapped = new Set(allEnforcements.map(({ directive }) => directive));
    expect(Object.keys(partialChecks).filter((id) => mapped.has(id))).toEqual([]);
  });
});

describe('the check that enforces a directive', () => {
  const compiler = ['eslint-plugin-react-hooks', 'reactHooks.configs.flat'];

  test('is proven by a rule that is an error', () => {
    expect(enforcingCheck('vue.template-ref', project([eslint('vue/prefer-use-template-ref:error')]))).toEqual({
      check: 'eslint',
      setting: 'vue/prefer-use-template-ref:error',
      evidence: 'eslint.config.js',
    });
    expect(enforcingCheck('vue.template-ref', project([eslint('vue/prefer-use-template-ref:warn')]))).toBeUndefined();
  });

  test('is proven by a preset of the version that holds the rule, unless the rule is off', () => {
    const seven = { 'eslint-plugin-react-hooks': '^7.1.1' };
    expect(enforcingCheck('react.key-reset', project([eslint(...compiler)], seven))?.setting).toBe(compiler[1]);
    const six = { 'eslint-plugin-react-hooks': '6.1.1' };
    expect(enforcingCheck('react.key-reset', project([eslint(...compiler)], six))).toBeUndefined();
    const off = eslint(...compiler, 'react-hooks/set-state-in-effect:off');
    expect(enforcingCheck('react.key-reset', project([off], seven))).toBeUndefined();
  });

  test('a check does the work only if it has every rule of the mapping', () => {
    const both = ['checkJs', 'noImplicitAny'];
    const tsc = (...settings: string[]) => project([{ name: 'tsc', settings, evidence: 'tsconfig.json' }]);
    expect(enforcingCheck('javascript.checked', tsc(...both))?.setting).toBe(both.join(', '));
    expect(enforcingCheck('javascript.checked', tsc(both[0] ?? ''))).toBeUndefined();
  });

  test('must hold in every configuration, and for every package of its language', () => {
    const rule = 'vue/prefer-use-template-ref:error';
    const inner = { name: 'eslint', settings: [rule], evidence: 'apps/web/eslint.config.js' };
    expect(enforcingCheck('vue.template-ref', project([inner, eslint()]))).toBeUndefined();
    expect(enforcingCheck('vue.template-ref', project([inner], { vue: '3.5.0' }))).toBeUndefined();
    expect(enforcingCheck('vue.template-ref', project([inner]))?.evidence).toBe('apps/web/eslint.config.js');
  });

  test('of ruff is selected by a rule, a group or all, and not ignored', () => {
    const ruff = (...settings: string[]) => project([{ name: 'ruff', settings, evidence: 'ruff.toml' }]);
    expect(enforcingCheck('django.timezone', ruff('E', 'DTZ'))?.setting).toBe('DTZ');
    expect(enforcingCheck('django.timezone', ruff('ALL'))?.setting).toBe('ALL');
    expect(enforcingCheck('django.timezone', ruff('D'))).toBeUndefined();
    expect(enforcingCheck('django.timezone', ruff('ALL', 'DTZ005:off'))).toBeUndefined();
  });
});

describe('the check that enforces a directive, by tool', () => {
  const one = (name: string, evidence: string, ...settings: string[]) => project([{ name, settings, evidence }]);

  test('Biome: the level of a rule wins over its domain, and the linter must be on', () => {
    const biome = (...settings: string[]) => one('biome', 'biome.json', 'linter', ...settings);
    expect(enforcingCheck('react.effect-event', biome('domain:react:recommended'))?.setting).toBe(
      'domain:react:recommended',
    );
    const lowered = biome('domain:react:recommended', 'correctness/useExhaustiveDependencies:warn');
    expect(enforcingCheck('react.effect-event', lowered)).toBeUndefined();
    expect(enforcingCheck('react.effect-event', one('biome', 'biome.json', 'domain:react:all'))).toBeUndefined();
  });

  test('oxlint: a category counts only with the plugin of the rule', () => {
    const oxlint = (...settings: string[]) => one('oxlint', '.oxlintrc.json', ...settings);
    expect(enforcingCheck('react.key-reset', oxlint('react', 'correctness:error'))?.setting).toBe('correctness:error');
    expect(enforcingCheck('react.key-reset', oxlint('vue', 'correctness:error'))).toBeUndefined();
    expect(
      enforcingCheck('react.key-reset', oxlint('react', 'correctness:error', 'react/set-state-in-effect:off')),
    ).toBeUndefined();
  });

  test('TypeScript: some options are refused by a version alone', () => {
    const tsc = { name: 'tsc', settings: ['strict'], evidence: 'tsconfig.json' };
    const seven = { typescript: '7.0.2' };
    expect(enforcingCheck('typescript.removed-options', project([tsc], seven))?.setting).toBe('typescript 7.0.2');
    expect(enforcingCheck('typescript.removed-options', project([tsc], { typescript: '6.0.3' }))).toBeUndefined();
    const off = { ...tsc, settings: ['noUncheckedSideEffectImports:off'] };
    expect(enforcingCheck('typescript.side-effect-imports', project([tsc], seven))?.check).toBe('tsc');
    expect(enforcingCheck('typescript.side-effect-imports', project([off], seven))).toBeUndefined();
  });

  test('RuboCop: the plugin switches its cops on, unless a shared configuration switches all off', () => {
    expect(enforcingCheck('rails.time-zone', one('rubocop', '.rubocop.yml', 'rubocop-rails'))?.setting).toBe(
      'rubocop-rails',
    );
    const omakase = one('rubocop', '.rubocop.yml', 'rubocop-rails-omakase', 'rubocop-rails');
    expect(enforcingCheck('rails.time-zone', omakase)).toBeUndefined();
  });

  test('CI: a step begins with the words of the mapping', () => {
    const ci = (...steps: string[]) => one('ci', '.github/workflows/ci.yml', ...steps);
    const audit = 'composer audit --locked';
    expect(enforcingCheck('php.composer-lock', ci('composer install --no-interaction', audit))?.check).toBe('ci');
    expect(enforcingCheck('php.composer-lock', ci('composer install --no-interaction'))).toBeUndefined();
  });

  test('ast-grep: one file of rules is enough, for the folder above it', () => {
    const rules = { name: 'ast-grep', settings: ['react.default-props'], evidence: 'rules/react.yml' };
    const scan = { name: 'git-hook', settings: ['pre-commit: npx ast-grep scan'], evidence: 'lefthook.yml' };
    expect(enforcingCheck('react.default-props', project([rules, scan]))?.evidence).toBe('rules/react.yml');
    const below = { ...rules, evidence: 'web/rules/react.yml' };
    expect(enforcingCheck('react.default-props', project([below, scan], { react: '19.3.1' }))).toBeUndefined();
  });

  test('a configuration that no script, hook or workflow runs enforces nothing', () => {
    const rule = eslint('vue/prefer-use-template-ref:error');
    const idle = { ...project([rule]), commands: [] };
    expect(enforcingCheck('vue.template-ref', idle)).toBeUndefined();
    const ci = { name: 'ci', settings: ['npx eslint .'], evidence: '.github/workflows/ci.yml' };
    expect(enforcingCheck('vue.template-ref', { ...idle, checks: [rule, ci] })?.check).toBe('eslint');
    const rules = { name: 'ast-grep', settings: ['react.default-props'], evidence: 'rules/react.yml' };
    expect(enforcingCheck('react.default-props', project([rules]))).toBeUndefined();
  });
});

describe('the pack', () => {
  test('adds to the files of tools that the project uses, and only what no check enforces', () => {
    const tsc = { name: 'tsc', settings: ['strict'], evidence: 'tsconfig.json' };
    const [entry, ...more] = packOf(['typescript.type-imports', 'django.timezone'], project([tsc]));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ directives: ['typescript.type-imports'], path: 'tsconfig.json' });
    expect(JSON.parse(entry?.text ?? '')).toEqual({ compilerOptions: { verbatimModuleSyntax: true } });
    expect(packOf(['typescript.type-imports'], project([{ ...tsc, settings: ['verbatimModuleSyntax'] }]))).toEqual([]);
    expect(packOf(['typescript.type-imports'], emptyProfile)).toEqual([]);
  });

  test('prefers a tool of the project, then ast-grep, then a further plugin, and offers no second linter', () => {
    const chosen = (id: string, ...args: Parameters<typeof project>) =>
      packOf([id], project(...args)).map(({ check }) => check);
    const biome = { name: 'biome', settings: ['linter'], evidence: 'biome.json' };
    expect(chosen('react.ref-as-prop', [biome, eslint()])).toEqual(['biome']);
    expect(chosen('react.ref-as-prop', [eslint()], { react: '19.3.1' })).toEqual(['ast-grep', 'ast-grep']);
    expect(chosen('react.ref-as-prop', [eslint()], { '@eslint-react/eslint-plugin': '5.23.0' })).toEqual(['eslint']);
    expect(chosen('react.key-reset', [eslint()])).toEqual(['eslint']);
    expect(chosen('react.key-reset', [biome])).toEqual([]);
    expect(chosen('node.streams', [eslint()], { rxjs: '7.8.2' })).toEqual([]);
    const tsc = { name: 'tsc', settings: ['strict'], evidence: 'tsconfig.json' };
    expect(chosen('typescript.type-imports', [tsc], { '@nestjs/core': '11.1.0' })).toEqual([]);
    expect(chosen('typescript.enum', [tsc])).toEqual([]);
  });

  test('offers rules that see a line in part, says so, and does not offer them twice', () => {
    const [, rules] = packOf(['node.exec-args', 'node.streams'], emptyProfile);
    expect(rules?.directives).toEqual(['node.exec-args', 'node.streams']);
    expect(rules?.why.en).toContain('sees node.exec-args only in part');
    expect(
      enforcingCheck(
        'node.exec-args',
        project([{ name: 'ast-grep', settings: ['node.exec-args'], evidence: 'rules/node.yml' }]),
      ),
    ).toBeUndefined();
    const installed = { name: 'ast-grep', settings: ['node.exec-args'], evidence: 'rules/node.yml' };
    expect(packOf(['node.exec-args'], project([installed]))).toEqual([]);
  });

  test('runs ast-grep through the package manager of the project, and an audit after the install', () => {
    const why = (name: string) =>
      packOf(['node.streams'], { ...emptyProfile, packageManagers: [{ name, evidence: 'a' }] }).at(-1)?.why.en;
    expect(why('pnpm')).toContain('`pnpm --package=@ast-grep/cli dlx ast-grep scan`');
    expect(why('uv')).toContain('`uvx --from ast-grep-cli ast-grep scan`');
    const ci = { name: 'ci', settings: [], evidence: '.github/workflows/ci.yml' };
    expect(packOf(['php.composer-lock'], project([ci]))[0]?.text).toMatch(
      /composer install\n.*composer audit --locked/,
    );
    expect(packOf(['node.lockfile', 'django.settings'], project([ci]))).toEqual([]);
  });

  test('joins the rules of one tool, and writes an older configuration of ESLint in its own form', () => {
    const ids = ['vue.template-ref', 'vue.mutate-prop'];
    const [flat, ...more] = packOf(ids, project([eslint()], { 'eslint-plugin-vue': '10.11.1' }));
    expect(more).toEqual([]);
    expect(flat?.text).toContain(
      "import pluginVue from 'eslint-plugin-vue';\n\n...pluginVue.configs['flat/base'],\n{\n",
    );
    expect(flat?.text.match(/'vue\/[\w-]+': 'error'/g)).toEqual([
      "'vue/no-mutating-props': 'error'",
      "'vue/prefer-use-template-ref': 'error'",
    ]);
    const old = { name: 'eslint', settings: [], evidence: '.eslintrc.json' };
    expect(JSON.parse(packOf(['vue.template-ref'], project([old]))[0]?.text ?? '')).toEqual({
      plugins: ['vue'],
      rules: { 'vue/prefer-use-template-ref': 'error' },
    });
  });

  test('enforces what it says: applied, each entry is found again', () => {
    const [configuration, rules] = packOf(['react.default-props'], emptyProfile);
    expect(configuration?.path).toBe('sgconfig.yml');
    expect(rules?.text).toMatch(/^id: react\.default-props--tsx$/m);
    expect(rules?.text).toMatch(/^severity: error$/m);
    expect(packOf(['react.default-props'], emptyProfile)).toEqual(packOf(['react.default-props'], emptyProfile));
  });
});
