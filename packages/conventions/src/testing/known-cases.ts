import type { ConventionId } from '@regelwerk/contract/rules/project-convention';
import type { KnownCase } from './known-case.ts';
import { knownForms } from './known-forms.ts';
import { knownHabits } from './known-habits.ts';
import { knownRelations } from './known-relations.ts';

/** One case a kind. Names have the word `widget`, so that a test can put something evil in its place. */
export const knownCases: Readonly<Record<ConventionId, KnownCase>> = {
  ...knownRelations,
  ...knownForms,
  ...knownHabits,
};
