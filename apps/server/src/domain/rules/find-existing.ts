import { sql } from 'kysely';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, type GenerationInput } from './generation-input.ts';
import { offeredSince } from './offered-since.ts';

/** Returns the run that already made a person's rule from the same answers, if there is one to offer. */
export async function findExisting(
  { database, clock }: Pick<GenerationContext, 'database' | 'clock'>,
  input: GenerationInput,
): Promise<string | undefined> {
  const since = offeredSince(input, clock());
  if (since === null) return undefined;
  const { rows } = await sql<{ id: string | null }>`
    select private.find_existing(${input.userId}, ${input.requestId}, ${answersHash(input)}, ${since}) as id`.execute(
    database.kysely,
  );
  return rows[0]?.id ?? undefined;
}
