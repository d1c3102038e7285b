import { defaultLanguage, interfaceLanguages } from '../shared/languages.ts';
import { aiModels, applicationTypes, behaviors, frameworks, outputFormats, plainChoices } from './choices.ts';
import { targetTexts } from './target-texts.ts';

/** The rows that every start adds to the database: the storable answers by kind, and the models of the catalog. */
export const seedLists = {
  choices: {
    application_type: applicationTypes,
    framework: [...frameworks, ...plainChoices.framework],
    behavior: behaviors,
    output_format: outputFormats,
    language: interfaceLanguages,
  },
  models: aiModels.map((name) => ({ name, description: targetTexts[name].description[defaultLanguage] })),
} as const;
