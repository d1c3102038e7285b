import type { CheckName } from '../enforcement.ts';
import { agentHookSnippet } from './agent-hook-snippet.ts';
import { astGrepSnippet } from './ast-grep-snippet.ts';
import { biomeSnippet } from './biome-snippet.ts';
import { ciSnippet } from './ci-snippet.ts';
import { eslintSnippet } from './eslint-snippet.ts';
import { gitHookSnippet } from './git-hook-snippet.ts';
import { oxlintSnippet } from './oxlint-snippet.ts';
import { phpstanSnippet } from './phpstan-snippet.ts';
import { rubocopSnippet } from './rubocop-snippet.ts';
import { ruffSnippet } from './ruff-snippet.ts';
import type { SnippetWriter } from './snippet-writer.ts';
import { tscSnippet } from './tsc-snippet.ts';

/** The writer of each tool's lines. */
export const allSnippets: Readonly<Record<CheckName, SnippetWriter>> = {
  eslint: eslintSnippet,
  oxlint: oxlintSnippet,
  biome: biomeSnippet,
  tsc: tscSnippet,
  ruff: ruffSnippet,
  phpstan: phpstanSnippet,
  rubocop: rubocopSnippet,
  ci: ciSnippet,
  'git-hook': gitHookSnippet,
  'agent-hook': agentHookSnippet,
  'ast-grep': astGrepSnippet,
};
