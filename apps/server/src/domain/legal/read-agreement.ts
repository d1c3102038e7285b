import type { LegalDocument } from '@regelwerk/contract/shop/legal-document';
import type { Schema } from '@regelwerk/database/schema';
import { keptDocument } from '@regelwerk/legal/kept-document';
import type { Kysely } from 'kysely';

/** The texts that an order was placed on, word for word. */
export interface Agreement {
  /** The words of the button; null for orders that are older than this record. */
  readonly button: string | null;
  readonly declarations: readonly { readonly text: string; readonly version: string; readonly givenAt: Date }[];
  /** Terms, instruction on withdrawal and privacy notice; none for older orders. */
  readonly documents: readonly LegalDocument[];
}

/** Returns the texts that an order was placed on, as they were kept then. */
export async function readAgreement(executor: Kysely<Schema>, orderId: string): Promise<Agreement> {
  const declared = await executor
    .selectFrom('private.consents as c')
    .innerJoin('private.legal_texts as t', 't.hash', 'c.text_hash')
    .distinctOn('c.declaration')
    .select(['t.body as text', 'c.version', 'c.given_at as givenAt'])
    .where('c.order_id', '=', orderId)
    .orderBy('c.declaration', 'desc')
    .orderBy('c.given_at', 'desc')
    .execute();
  const order = await executor
    .selectFrom('public.orders')
    .select(['order_button', 'terms_hash', 'withdrawal_hash', 'privacy_hash'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const hashes = [order?.terms_hash, order?.withdrawal_hash, order?.privacy_hash].flatMap((hash) => hash ?? []);
  const kept =
    hashes.length === 0
      ? []
      : await executor.selectFrom('private.legal_texts').selectAll().where('hash', 'in', hashes).execute();
  return {
    button: order?.order_button ?? null,
    declarations: declared,
    documents: hashes.flatMap((hash) => {
      const found = kept.find((one) => one.hash === hash);
      return found === undefined ? [] : [keptDocument.read(found.name, hash, found.body)];
    }),
  };
}
