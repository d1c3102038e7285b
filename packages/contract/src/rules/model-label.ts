import type { InterfaceLanguage } from '../shared/languages.ts';
import { firstModels } from './choices.ts';
import { targetFacts } from './registry.ts';

const ownModel: Readonly<Record<InterfaceLanguage, string>> = { en: 'Custom', de: 'Eigenes Modell' };

/** The first models are called by their API names, of which one begins with a lower-case letter. */
const labels: ReadonlyMap<string, string> = new Map(
  targetFacts.map(({ name, label }) => [
    name,
    firstModels.includes(name) ? name.charAt(0).toUpperCase() + name.slice(1) : label,
  ]),
);

/** Returns the name of a model as people read it; typed names stay. */
export function modelLabel(aiModel: string, language: InterfaceLanguage): string {
  return aiModel === 'Custom' ? ownModel[language] : (labels.get(aiModel) ?? aiModel);
}
