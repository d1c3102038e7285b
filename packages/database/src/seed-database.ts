import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Schema } from './schema.ts';

/** The lists that this version of the product offers; the database package does not know them itself. */
export interface SeedLists {
  /** The storable answers, by their kind in `private.storable_choices`. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The models of the catalog, with their English descriptions. */
  readonly models: readonly { readonly name: string; readonly description: string }[];
}

/** A key and its text in each language, by language code. */
interface TranslationSeed {
  readonly key: string;
  readonly [language: string]: string;
}

/**
 * Adds the rows that this version offers and the database lacks; true if it added any. Adds each model and the first
 * translations only once in the life of a database, so that changes and deletions by an admin last.
 */
export async function seedDatabase(database: Database, { choices, models }: SeedLists): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    const added = [
      await addChoices(transaction, choices),
      await addTranslations(transaction),
      await addModels(transaction, models),
    ];
    return added.includes(true);
  });
}

async function addTranslations(transaction: Transaction<Schema>): Promise<boolean> {
  const marked = await mark(transaction, ['0001_catalogue']);
  if (marked.size === 0) return false;
  const rows = readTranslations().flatMap(({ key, ...texts }) =>
    Object.entries(texts).map(([language, value]) => ({ key, language, value })),
  );
  await transaction
    .insertInto('public.translations')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['key', 'language']).doNothing())
    .execute();
  return true;
}

async function addModels(transaction: Transaction<Schema>, models: SeedLists['models']): Promise<boolean> {
  const markOf = (name: string) => `model:${name}`;
  const marked = await mark(
    transaction,
    models.map(({ name }) => markOf(name)),
  );
  const fresh = models.filter(({ name }) => marked.has(markOf(name)));
  if (fresh.length === 0) return false;
  await transaction
    .insertInto('public.ai_models')
    .values(fresh.map(({ name, description }) => ({ name, description, is_active: true })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return true;
}

async function addChoices(transaction: Transaction<Schema>, choices: SeedLists['choices']): Promise<boolean> {
  const rows = Object.entries(choices).flatMap(([kind, values]) => values.map((value) => ({ kind, value })));
  const added = await transaction
    .insertInto('private.storable_choices')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('value')
    .execute();
  return added.length > 0;
}

/** Records names permanently and returns those that were new. */
async function mark(transaction: Transaction<Schema>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .insertInto('private.seeds')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}

function readTranslations(): TranslationSeed[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'seeds/translations.json'), 'utf8'));
}
