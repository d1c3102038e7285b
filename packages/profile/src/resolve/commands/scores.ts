import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Meaning } from '../shell/meaning-of.ts';

/** Where a command comes from, the most trusted first: what runs for every change is never out of date. */
export const sources = { ci: 0, usualName: 1, docs: 2, otherName: 3, convention: 5 } as const;

/** What runs for one part of the project comes behind what runs for the whole. */
export const narrow = 3.2;

/** Returns how far a command is from doing its kind alone. */
export function impurity(kind: CommandKind, { kinds }: Meaning): number {
  const others = [...kinds.keys()].filter((one) => one !== kind && !(mixed[kind] ?? []).includes(one));
  return others.length === 0 ? 0 : 2.5;
}

/** What commonly belongs to a command of another kind. */
const mixed: Readonly<Partial<Record<CommandKind, readonly CommandKind[]>>> = {
  build: ['typecheck', 'install'],
  lint: ['format'],
  format: ['lint'],
  typecheck: ['build'],
};
