import type { BuiltInText, BuiltInTexts } from '@regelwerk/contract/admin/built-in-texts';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import type { Source } from './read-sources.ts';
import { textPlaces } from './text-places.ts';

/** The word before the titles of the pages for admins. */
const administration = 'table.nav';

/** Returns every text of the app with the places where the sources use it; the places are named by their own titles. */
export function listBuiltInTexts(
  texts: Readonly<Record<string, BuiltInText['text']>>,
  sources: ReadonlyMap<string, Source>,
): BuiltInTexts {
  const { pages, areas, placesOf } = textPlaces(sources);
  const textOf = (key: string) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${key} names a page, but is no text of the app.`);
    return text;
  };
  const named = pages.map(({ title, isForAdmins }) => {
    const nameIn = perLanguage((language) => {
      const name = textOf(title)[language].replaceAll(/\{\{\w+\}\}/g, '…');
      return isForAdmins ? `${textOf(administration)[language]}: ${name}` : name;
    });
    return { id: title, name: nameIn };
  });
  return {
    places: [...areas.map((id) => ({ id, name: null })), ...named],
    texts: Object.entries(texts)
      .map(([key, text]) => ({ key, places: [...placesOf(key)], text }))
      .sort((one, other) => (one.key < other.key ? -1 : 1)),
  };
}
