import type { CommandKind, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { CheckName } from './enforcement.ts';

interface Runner {
  /** The purposes whose commands run the check. */
  readonly kinds: readonly CommandKind[];
  /** The check in a command, a step of CI or a hook. */
  readonly named: RegExp;
}

/** How each check is run; CI and hooks run by themselves. */
const runners: Readonly<Partial<Record<CheckName, Runner>>> = {
  eslint: { kinds: ['lint'], named: /\beslint\b/ },
  oxlint: { kinds: ['lint'], named: /\boxlint\b/ },
  biome: { kinds: ['lint'], named: /\bbiome\b/ },
  tsc: { kinds: ['typecheck', 'build'], named: /\b(?:vue-)?tsc\b|\bng build\b/ },
  ruff: { kinds: ['lint'], named: /\bruff\b/ },
  phpstan: { kinds: ['lint', 'typecheck'], named: /\bphpstan\b/ },
  rubocop: { kinds: ['lint'], named: /\brubocop\b/ },
  'ast-grep': { kinds: [], named: /\bast-grep\b|\bsg scan\b/ },
};

/** Returns whether a script, a hook or a workflow of the project runs a check; a configuration alone refuses nothing. */
export function isRun(check: CheckName, { commands, checks }: ProjectProfile): boolean {
  const runner = runners[check];
  if (runner === undefined) return true;
  const steps = checks.filter(({ name }) => name === 'ci' || name === 'git-hook').flatMap(({ settings }) => settings);
  return (
    commands.some(({ kind }) => runner.kinds.includes(kind)) ||
    [...commands.map(({ text }) => text), ...steps].some((text) => runner.named.test(text))
  );
}
