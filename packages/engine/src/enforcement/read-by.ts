import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { CheckName } from './enforcement.ts';

/** The packages whose code a check reads; undefined for a check that reads every file. */
export const readBy: Readonly<Record<CheckName, Ecosystem | undefined>> = {
  eslint: 'npm',
  oxlint: 'npm',
  biome: 'npm',
  tsc: 'npm',
  ruff: 'python',
  phpstan: 'php',
  rubocop: 'ruby',
  ci: undefined,
  'git-hook': undefined,
  'agent-hook': undefined,
  'ast-grep': undefined,
};
