import type { Ecosystem } from '@regelwerk/contract/registry-facts';
import type { CheckName } from './enforcement.ts';

const languages: Readonly<Record<CheckName, Ecosystem | undefined>> = {
  eslint: 'npm',
  oxlint: 'npm',
  biome: 'npm',
  tsc: 'npm',
  ruff: 'python',
  mypy: 'python',
  phpstan: 'php',
  pint: 'php',
  rubocop: 'ruby',
  ci: undefined,
  'ast-grep': undefined,
};

/** Returns the packages whose code a check reads; undefined for a check that reads every file. */
export function readBy(check: string): Ecosystem | undefined {
  return (languages as Readonly<Record<string, Ecosystem | undefined>>)[check];
}
