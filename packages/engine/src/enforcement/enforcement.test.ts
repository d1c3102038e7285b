import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/project-profile';
import { describe, expect, test } from 'vitest';
import { allDirectives } from '../knowledge/all-directives.ts';
import { allEnforcements } from './all-enforcements.ts';
import { enforcingCheck } from './enforcing-check.ts';
import { packOf } from './pack-of.ts';

const nothing: ProjectProfile = {
  technologies: [],
  packageManagers: [],
  runtimes: [],
  commands: [],
  missingCommands: [],
  checks: [],
  layout: { workspaces: [], packages: [], sourceFolders: [], testFolders: [], testNames: [] },
  ruleFiles: [],
  isNew: false,
  skipped: [],
};
const project = (checks: readonly ProjectCheck[], versions: Readonly<Record<string, string>> = {}): ProjectProfile => ({
  ...nothing,
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
  test('name directives that exist, each once for a check', () => {
    const ids = new Set(allDirectives.map(({ id }) => id));
    expect(allEnforcements.map(({ directive }) => directive).filter((id) => !ids.has(id))).toEqual([]);
    const pairs = allEnforcements.map(({ directive, check }) => `${directive} ${check}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
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

  test('needs every rule', () => {
    const both = ['noUncheckedIndexedAccess', 'exactOptionalPropertyTypes'];
    const tsc = (...settings: string[]) => project([{ name: 'tsc', settings, evidence: 'tsconfig.json' }]);
    expect(enforcingCheck('typescript.strict-new', tsc(...both))?.setting).toBe(both.join(', '));
    expect(enforcingCheck('typescript.strict-new', tsc(both[0] ?? ''))).toBeUndefined();
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

describe('the pack', () => {
  test('adds to the files of tools that the project uses, and only what no check enforces', () => {
    const tsc = { name: 'tsc', settings: ['strict'], evidence: 'tsconfig.json' };
    const [entry, ...more] = packOf(['typescript.enum', 'django.timezone'], project([tsc]));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ directives: ['typescript.enum'], path: 'tsconfig.json' });
    expect(JSON.parse(entry?.text ?? '')).toEqual({ compilerOptions: { erasableSyntaxOnly: true } });
    expect(packOf(['typescript.enum'], project([{ ...tsc, settings: ['erasableSyntaxOnly'] }]))).toEqual([]);
    expect(packOf(['typescript.enum'], nothing)).toEqual([]);
  });
});
