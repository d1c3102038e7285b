import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CheckName } from '../../../packages/engine/src/enforcement/enforcement.ts';
import type { OpenScaffold } from '../open-scaffold.ts';
import type { Finding } from './finding.ts';

/** The folder of a run, with the text of the pack for its check. */
export interface CheckRun {
  readonly folder: string;
  readonly scaffold: OpenScaffold;
  readonly packText: string;
  /** The rules of the check, by folder of the fixture. */
  readonly rulesOf: ReadonlyMap<string, readonly string[]>;
}

type Run = (run: CheckRun) => Finding[];

const longestRunMs = 300_000;

/** Runs a tool over every fixture at once, with the configuration that the pack writes, and reads what it reports. */
export const checkRuns: Readonly<Partial<Record<CheckName, Run>>> = {
  eslint: (run) => {
    const [imports = '', objects = ''] = run.packText.split('\n\n');
    write(run, 'tsconfig.json', JSON.stringify({ compilerOptions: typed, include: ['**/*'] }));
    const jsx = `{ files: ['**/*.{jsx,tsx}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },`;
    const checked = objects.replace(
      "files: ['**/*.{ts,mts,tsx}'],",
      "files: ['**/*.{ts,mts,tsx}', 'javascript.*/**/*.js'],",
    );
    write(run, 'eslint.config.js', `${imports}\n\nexport default [\n${jsx}\n${checked}\n];\n`);
    const results: readonly { filePath: string; messages: readonly { ruleId: string | null }[] }[] = JSON.parse(
      output(run, 'eslint', ['--format', 'json', '.']),
    );
    return results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => ({ path: relative(run.folder, filePath), rule: ruleId ?? 'unreadable' })),
    );
  },
  biome: (run) => {
    write(run, 'biome.json', JSON.stringify(noPreset(JSON.parse(run.packText))));
    const { diagnostics } = JSON.parse(
      output(run, 'biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.']),
    );
    return diagnostics.map(
      ({ category, location }: { category: string; location: { path: string | { file: string } } }) => ({
        path: typeof location.path === 'string' ? location.path : location.path.file,
        rule: category.replace(/^lint\//, ''),
      }),
    );
  },
  oxlint: (run) => {
    write(run, '.oxlintrc.json', JSON.stringify({ ...JSON.parse(run.packText), categories: { correctness: 'off' } }));
    const { diagnostics } = JSON.parse(output(run, 'oxlint', ['-c', '.oxlintrc.json', '-f', 'json', '.']));
    return diagnostics.map(({ code, filename }: { code: string; filename: string }) => ({
      path: filename,
      rule: code
        .replace(/^eslint-plugin-|^typescript-eslint/, (prefix) => (prefix === 'typescript-eslint' ? 'typescript' : ''))
        .replace(/^react-hooks|^react-perf/, 'react')
        .replace(/\((.*)\)$/, '/$1'),
    }));
  },
  ruff: (run) => {
    write(run, 'pyproject.toml', run.packText);
    const results: readonly { filename: string; code: string }[] = JSON.parse(
      output(run, 'ruff', ['check', '--no-cache', '--output-format', 'json', '.']),
    );
    return results.map(({ filename, code }) => ({ path: relative(run.folder, filename), rule: code }));
  },
  'ast-grep': (run) => {
    for (const [index, text] of run.packText.split('\n=====\n').entries()) {
      write(run, index === 0 ? 'sgconfig.yml' : `rules/${index}.yml`, text);
    }
    return output(run, 'ast-grep', ['scan', '--json=stream', '.'])
      .split('\n')
      .filter((line) => line !== '')
      .map((line): { file: string; ruleId: string } => JSON.parse(line))
      .map(({ file, ruleId }) => ({ path: file, rule: ruleId.split('--')[0] ?? '' }));
  },
  tsc: (run) =>
    [...run.rulesOf].flatMap(([place, rules]) => {
      const flags = Object.fromEntries(rules.filter((rule) => !rule.includes(' ')).map((flag) => [flag, true]));
      const compilerOptions = { ...typed, ...flags, ...(rules.includes('typescript 6') && { types: undefined }) };
      write(run, `${place}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['*'] }));
      const text = output(run, 'tsc', ['-p', `${place}/tsconfig.json`]);
      return text.includes('error TS') ? rules.map((rule) => ({ path: `${place}/`, rule })) : [];
    }),
};

const typed = {
  noEmit: true,
  target: 'es2024',
  module: 'nodenext',
  moduleDetection: 'force',
  strict: true,
  allowJs: true,
  jsx: 'preserve',
  skipLibCheck: true,
  types: ['node'],
};

function noPreset(config: { linter: { rules: object } }) {
  const html = { experimentalFullSupportEnabled: true };
  return { html, linter: { ...config.linter, rules: { recommended: false, ...config.linter.rules } } };
}

function write({ folder }: CheckRun, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function output({ folder, scaffold }: CheckRun, command: string, words: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(command, words, {
    cwd: folder,
    env: scaffold.environment,
    encoding: 'utf8',
    timeout: longestRunMs,
    maxBuffer: 100_000_000,
  });
  if (error !== undefined || !existsSync(folder)) throw new Error(`${command} did not run: ${error?.message}`);
  if (stdout === '' && stderr !== '' && command !== 'ast-grep')
    throw new Error(`${command} said: ${stderr.slice(0, 2000)}`);
  return stdout;
}
