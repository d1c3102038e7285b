import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './open-database.ts';

interface AiModelSeed {
  name: string;
  description: string;
  is_active: boolean;
}

interface TranslationSeed {
  key: string;
  en: string;
  de: string;
}

/**
 * Puts the first catalogue into a new database: AI models, and the texts an operator is most likely to change.
 * A seed runs once in the life of a database, so that what an admin changed or removed stays so. True when it ran now.
 */
export async function seed(database: Database): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    const mark = await transaction
      .insertInto('private.seeds')
      .values({ name: '0001_catalogue' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (mark === undefined) return false;
    await transaction
      .insertInto('public.ai_models')
      .values(readSeed<AiModelSeed>('ai-models.json'))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await transaction
      .insertInto('public.translations')
      .values(
        readSeed<TranslationSeed>('translations.json').flatMap(({ key, en, de }) => [
          { key, language: 'en' as const, value: en },
          { key, language: 'de' as const, value: de },
        ]),
      )
      .onConflict((conflict) => conflict.columns(['key', 'language']).doNothing())
      .execute();
    return true;
  });
}

function readSeed<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'seeds', file), 'utf8'));
}
