import type { Schema } from '@regelwerk/database/schema';
import type { InvoiceFacts } from '@regelwerk/invoice/invoice-facts';
import type { Insertable, Transaction } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';

type Row = Insertable<Schema['public.billing_documents']>;
type FromFacts =
  | 'kind'
  | 'number'
  | 'is_test'
  | 'is_business'
  | 'treatment'
  | 'rate'
  | 'currency'
  | 'net'
  | 'vat'
  | 'gross'
  | 'facts';

/** Stores a numbered document for good, and queues drawing and mailing it after the commit. */
export async function keepDocument(
  transaction: Transaction<Schema>,
  facts: InvoiceFacts,
  row: Omit<Row, FromFacts>,
): Promise<void> {
  const { kind, number, treatment, rate, currency, net, vat, gross } = facts;
  const { id } = await transaction
    .insertInto('public.billing_documents')
    .values({
      ...row,
      kind,
      number,
      is_test: facts.isTest,
      is_business: facts.buyer.isBusiness,
      treatment,
      rate,
      currency,
      net,
      vat,
      gross,
      facts: JSON.stringify(facts),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(transaction, jobs.sendBillingDocument, { id });
}
