import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';

/** Takes one token for `sourceId`, once however often it is asked, and answers the balance; throws where none is left. */
export async function spendToken(
  database: Database,
  input: { readonly userId: string; readonly sourceId: string; readonly description: string },
): Promise<number> {
  const { rows } = await sql<{ balance: number | null }>`
    select private.spend_token(${input.userId}, ${input.description}, 'generation', ${input.sourceId}) as balance`.execute(
    database.kysely,
  );
  const balance = rows[0]?.balance ?? null;
  if (balance === null) throw new AppError('no_tokens', "You're out of tokens! Add more to generate rules.");
  return balance;
}
