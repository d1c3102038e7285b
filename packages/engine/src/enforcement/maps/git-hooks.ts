import type { Enforcement } from '../enforcement.ts';

/** Directives that a hook of git enforces with a script of the pack. */
export const gitHooks: readonly Enforcement[] = [
  { directive: 'base.applied-migration', check: 'git-hook', rules: ['keep_migrations'] },
  { directive: 'django.applied-migration', check: 'git-hook', rules: ['keep_migrations'] },
];
