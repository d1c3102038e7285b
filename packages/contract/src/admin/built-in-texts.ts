import { z } from 'zod';
import { interfaceLanguages } from '../shared/languages.ts';

const inEveryLanguage = z.record(z.enum(interfaceLanguages), z.string());
const builtInText = z.object({
  key: z.string(),
  /** The ids of the places where it appears. */
  places: z.array(z.string()).readonly(),
  text: inEveryLanguage,
});
/** A text of the app with its words in each language. */
export type BuiltInText = Readonly<z.output<typeof builtInText>>;

/** A place where texts appear, with the title of its page; null for areas that the app names itself. */
export const textPlace = z.object({ id: z.string(), name: inEveryLanguage.nullable() });
/** A page or area where texts appear. */
export type TextPlace = Readonly<z.output<typeof textPlace>>;

/** The texts of a build of the app, by key, and the places that they name. */
export const builtInTexts = z.object({
  places: z.array(textPlace).readonly(),
  texts: z.array(builtInText).readonly(),
});
/** Every text of a build of the app. */
export type BuiltInTexts = Readonly<z.output<typeof builtInTexts>>;

/** The file of `builtInTexts` in the build, beside the pages that only the server reads. */
export const builtInTextsFile = 'pages/texts.json';
