import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { CheckName } from './enforcement.ts';

/** The packages whose code a check reads; undefined for a check that reads every file. */
const readBy: Readonly<Record<CheckName, Ecosystem | undefined>> = {
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

/** Returns whether configurations of one check lie above every package of its language that the project has. */
export function coversProject(
  name: CheckName,
  checks: readonly ProjectCheck[],
  { technologies }: ProjectProfile,
): boolean {
  // CI and hooks are configured once, and run where their commands say
  if (name === 'ci' || name === 'git-hook' || name === 'agent-hook') return checks.length > 0;
  const folders = checks.map(({ evidence }) => folderOf(evidence.replace(/(?:^|\/)rules\/[^/]*$/, '/')));
  const covers = (at: string) =>
    folders.some((folder) => folder === '' || at === folder || at.startsWith(`${folder}/`));
  const ecosystem = readBy[name];
  const wanted = technologies.filter((one) => ecosystem === undefined || one.ecosystem === ecosystem);
  return checks.length > 0 && wanted.every(({ evidence }) => covers(folderOf(evidence)));
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
