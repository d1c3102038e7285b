import { hash } from 'node:crypto';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/** Keeps a text once, however often it is agreed on; returns its SHA-256 hash in hex. */
export async function keepLegalText(
  executor: Kysely<Schema>,
  text: {
    readonly name: string;
    readonly version: string;
    readonly language: InterfaceLanguage;
    readonly body: string;
  },
): Promise<string> {
  const digest = hash('sha256', text.body, 'hex');
  await executor
    .insertInto('private.legal_texts')
    .values({ hash: digest, ...text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return digest;
}
