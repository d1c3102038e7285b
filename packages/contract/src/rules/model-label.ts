import type { InterfaceLanguage } from '../shared/languages.ts';
import { aiModels } from './choices.ts';

const ownModel: Readonly<Record<InterfaceLanguage, string>> = { en: 'Custom', de: 'Eigenes Modell' };

/** Returns the name of a model as people read it: API names may begin with a lower-case letter; typed names stay. */
export function modelLabel(aiModel: string, language: InterfaceLanguage): string {
  if (aiModel === 'Custom') return ownModel[language];
  const isKnown = aiModels.some((name) => name === aiModel);
  return isKnown ? aiModel.charAt(0).toUpperCase() + aiModel.slice(1) : aiModel;
}
