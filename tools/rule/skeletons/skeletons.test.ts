import { matchesGlob } from 'node:path';
import { initializeTreeSitter, parse, registerDynamicLanguage } from '@ast-grep/wasm';
import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { detectProject } from '@regelwerk/profile/detect-project';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { nodeSkeletons } from './node-skeletons.ts';
import { pageSkeletons } from './page-skeletons.ts';
import { pythonSkeletons } from './python-skeletons.ts';
import { rubyAndPhpSkeletons } from './ruby-and-php-skeletons.ts';
import type { Skeleton } from './skeleton.ts';

interface PackRule {
  readonly id: string;
  readonly language: string;
  readonly files?: readonly string[];
  readonly ignores?: readonly string[];
  readonly rule: object;
}

/** File endings of each language whose grammar is installed; markup and JSON are proven by `npm run knowledge:checks`. */
const endings: Readonly<Record<string, RegExp>> = {
  javascript: /\.[cm]?jsx?$/,
  typescript: /\.[cm]?ts$/,
  tsx: /\.tsx$/,
  css: /\.css$/,
  python: /\.py$/,
  php: /\.php$/,
  ruby: /\.rb$|Gemfile$/,
};
/** Languages in which `$` is part of a name. */
const ownDollar = new Set(['python', 'php', 'ruby']);
const skeletons = [...pageSkeletons, ...nodeSkeletons, ...pythonSkeletons, ...rubyAndPhpSkeletons];

beforeAll(async () => {
  await initializeTreeSitter();
  const grammar = (name: string) => {
    const path = `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
    return {
      libraryPath: new URL(import.meta.resolve(path)).pathname,
      ...(ownDollar.has(name) && { expandoChar: 'µ' }),
    };
  };
  await registerDynamicLanguage(Object.fromEntries(Object.keys(endings).map((name) => [name, grammar(name)])));
});

describe.each(skeletons.map((skeleton) => [skeleton.name, skeleton] as const))('%s', (_name, skeleton) => {
  const rules = rulesFor(skeleton);

  test('the pack finds nothing in correct code', () => {
    const found = Object.entries(skeleton.files).flatMap(([path, text]) =>
      findings(rules, path, text).map((id) => `${path}: ${id}`),
    );
    expect(found).toEqual([]);
  });

  test.each(skeleton.planted)('%s: its fault is found', (path, text, directive) => {
    expect(findings(rules, path, text)).toContain(directive);
  });
});

/** Returns the rules of ast-grep that a person gets for the project. */
function rulesFor({ files }: Skeleton): readonly PackRule[] {
  const profile = detectProject(new Map(Object.entries(files)));
  const answers = answersOfProject(profile);
  if (answers === undefined) throw new Error('nothing is recognized');
  const form = { ...answers, aiModel: 'Claude', behaviorPreference: 'Strict', outputFormat: 'Markdown' } as const;
  // of an existing project some lines leave, for which its code shows no subject
  return [true, false]
    .flatMap((isNew) => composeRule(form, 'en', 'full', { ...profile, isNew }).project?.snippets ?? [])
    .filter(({ path }) => path?.startsWith('rules/'))
    .flatMap(({ text }) => parseAllDocuments(text).map((document) => document.toJS() as PackRule));
}

function findings(rules: readonly PackRule[], path: string, text: string): string[] {
  return rules
    .filter(({ language }) => endings[language]?.test(path))
    .filter(({ files }) => files === undefined || files.some((glob) => matchesGlob(path, glob)))
    .filter(({ ignores = [] }) => !ignores.some((glob) => matchesGlob(path, glob)))
    .filter(({ language, rule }) => parse(language, text).root().find({ rule }) !== undefined)
    .map(({ id }) => id.split('--')[0] ?? '');
}
