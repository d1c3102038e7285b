import type { AiModel } from '@regelwerk/contract/choices';
import type { Language } from '@regelwerk/contract/languages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import { targets } from './targets.ts';

/** Every target with the places it reads rules from, in one language. */
export function describeTargets(language: Language): TargetDescription[] {
  return Object.entries(targets).map(([model, { label, surfaces }]) => ({
    model: model as AiModel,
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
