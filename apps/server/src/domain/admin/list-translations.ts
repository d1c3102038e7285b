import type { AdminContentAction, ContentText } from '@regelwerk/contract/admin/admin-content';
import type { BuiltInTexts, TextPlace } from '@regelwerk/contract/admin/built-in-texts';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import type { Database } from '@regelwerk/database/open-database';
import { pageWindow } from '../kernel/page-window.ts';

type Query = Extract<AdminContentAction, { action: 'getTranslations' }>;

/**
 * Returns a page of all texts, by key: those of the app and replacements that no page uses any more. Only admins write
 * replacements, so there are few.
 */
export async function listTranslations(
  { kysely }: Database,
  builtIn: BuiltInTexts,
  query: Query,
): Promise<{ readonly rows: readonly ContentText[]; readonly total: number; readonly places: readonly TextPlace[] }> {
  const stored = await kysely.selectFrom('public.translations').select(['key', 'language', 'value']).execute();
  const values = new Map(stored.map(({ key, language, value }) => [`${language}:${key}`, value]));
  const ownOf = (key: string, texts?: Readonly<Record<InterfaceLanguage, string>>) =>
    perLanguage((language) => {
      const value = values.get(`${language}:${key}`) ?? null;
      return value === texts?.[language] ? null : value;
    });
  const known = new Set(builtIn.texts.map(({ key }) => key));
  const unused = new Set(stored.map(({ key }) => key).filter((key) => !known.has(key)));
  const all: readonly ContentText[] = [
    ...builtIn.texts.map(({ key, places, text }) => ({ id: key, places, builtIn: text, own: ownOf(key, text) })),
    ...[...unused].map((key) => ({ id: key, places: [], builtIn: null, own: ownOf(key) })),
  ];
  const names = new Map(builtIn.places.map(({ id, name }) => [id, Object.values(name ?? {})]));
  const fits = all.filter((text) => hasState(text, query.state) && isOn(text, query.place) && says(text));
  const { limit, offset } = pageWindow(query);
  return {
    rows: fits.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(offset, offset + limit),
    total: fits.length,
    places: builtIn.places,
  };

  function says({ id, places, builtIn: texts, own }: ContentText): boolean {
    const words = [
      id,
      ...Object.values(texts ?? {}),
      ...Object.values(own),
      ...places.flatMap((one) => names.get(one) ?? []),
    ];
    return words.some((word) => word?.toLowerCase().includes(query.search.toLowerCase()));
  }
}

function hasState({ builtIn, own }: ContentText, state: Query['state']): boolean {
  if (state === undefined) return true;
  if (state === 'unused') return builtIn === null;
  return builtIn !== null && Object.values(own).some((value) => value !== null);
}

function isOn({ places }: ContentText, place: Query['place']): boolean {
  return place === undefined || places.includes(place);
}
