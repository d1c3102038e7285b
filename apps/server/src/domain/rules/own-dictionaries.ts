import { createHash } from 'node:crypto';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { dictionaryText } from './dictionary-text.ts';

/** A text that helps to compress the results of one language; its hash names it. */
export interface Dictionary {
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Returns a dictionary for each language, by default those of this version's knowledge, which takes some milliseconds. */
export function ownDictionaries(
  textOf: (language: ContentLanguage) => string = dictionaryText,
): ReadonlyMap<ContentLanguage, Dictionary> {
  return new Map(
    contentLanguages.map((language) => {
      const bytes = Buffer.from(textOf(language));
      return [language, { hash: createHash('sha256').update(bytes).digest('base64url'), bytes }];
    }),
  );
}
