import { aiModels } from './choices.ts';

/** Returns the name of a model as people read it: API names may begin with a lower-case letter; typed names stay. */
export function modelLabel(aiModel: string): string {
  const isKnown = aiModels.some((name) => name === aiModel);
  return isKnown ? aiModel.charAt(0).toUpperCase() + aiModel.slice(1) : aiModel;
}
