import type { BuiltInTexts } from '@regelwerk/contract/admin/built-in-texts';
import type { LegalContext } from '../domain/legal/legal-context.ts';

const holdMs = 5_000;
/** The places of texts that stand on pages rendered ahead, and that the app replaces there. */
const renderedPlaces: ReadonlySet<string> = new Set(['everywhere', 'landing.title', 'legal-texts']);

/**
 * Returns a function that says whether the translations table replaces a text of the pages rendered ahead; such a page
 * needs the app. It never waits: it answers what the table said when it was last read, and has it read at most once in five
 * seconds. Until then, and while the table cannot be read, the answer stays.
 */
export function hasReplacedTexts(
  context: Pick<LegalContext, 'database' | 'clock'>,
  builtIn: BuiltInTexts,
): () => boolean {
  const rendered = builtIn.texts.filter(({ places }) => places.some((place) => renderedPlaces.has(place)));
  const texts = new Map(rendered.map(({ key, text }) => [key, new Map(Object.entries(text))]));
  let answer = false;
  let until = 0;
  const read = async () => {
    const { kysely } = context.database;
    const rows = await kysely.selectFrom('public.translations').select(['key', 'language', 'value']).execute();
    answer = rows.some(({ key, language, value }) => {
      const text = texts.get(key)?.get(language);
      return text !== undefined && text !== value;
    });
  };
  return () => {
    const now = context.clock().getTime();
    if (until < now) {
      until = now + holdMs;
      read().catch(() => undefined);
    }
    return answer;
  };
}
