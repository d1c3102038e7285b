import type { CommandEffect } from '@regelwerk/contract/rules/project-profile';
import type { Localized } from './directive.ts';

/** A sentence that names commands with one effect. */
export interface Command extends Localized {
  readonly effect: Extract<CommandEffect, 'checks' | 'needs-name' | 'writes'>;
}

type Write = (en: string, de: string) => Command;

/** Builds a sentence that names checks. */
export const checks: Write = (en, de) => ({ effect: 'checks', en, de });
/** Builds a sentence that names the way to run one test. */
export const runsOne: Write = (en, de) => ({ effect: 'needs-name', en, de });
/** Builds a sentence that names a tool which rewrites files, to be run on changed files only. */
export const writes: Write = (en, de) => ({ effect: 'writes', en, de });
