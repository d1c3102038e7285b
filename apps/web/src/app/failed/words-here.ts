import { defaultLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { readStored } from '../../lib/storage.ts';
import { failedWords } from './failed-words.ts';

/** Returns the words for what failed in the language that was chosen, else in that of the page. */
export function wordsHere(): Readonly<Record<keyof typeof failedWords.en, string>> {
  const wanted = readStored('local', 'language') ?? readStored('session', 'language') ?? document.documentElement.lang;
  return failedWords[interfaceLanguages.find((one) => one === wanted) ?? defaultLanguage];
}
