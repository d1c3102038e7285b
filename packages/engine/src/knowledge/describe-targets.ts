import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allTargets } from './targets/all-targets.ts';

/** Returns every target with the places from which it reads rules, in one language. */
export function describeTargets(language: ContentLanguage): TargetDescription[] {
  return allTargets.map(({ name: model, label, surfaces }) => ({
    model,
    label,
    places: surfaces.map(({ id, name, place, check, limit }) => ({
      id,
      name: name[language],
      place: place[language],
      check: check[language],
      limit,
    })),
  }));
}
