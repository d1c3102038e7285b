import type { HealthCheck } from '@regelwerk/contract/admin-data';
import { missingFacts } from '@regelwerk/legal/operator';
import { sql } from 'kysely';
import type { BillingContext } from '../billing/billing-context.ts';
import { checkPaymentSettings } from '../billing/check-payment-settings.ts';
import { inboxHealth } from '../billing/receive-event.ts';
import { countLateMails } from '../mails/count-late-mails.ts';
import { ledgerFaults } from '../tokens/ledger-faults.ts';

const day = 86_400_000;

/** How every part of the shop stands that can fail without anybody noticing. `model` is the one that is set up, if any. */
export async function readHealth(billing: BillingContext, model: string | undefined): Promise<HealthCheck[]> {
  const { database, payments, clock, operator } = billing;
  const facts = missingFacts(operator);
  const inbox = await inboxHealth(database);
  const { rows: kept } = await sql<{ at: Date | null }>`
    select max(received_at) as at from private.payment_events`.execute(database.kysely);
  const { rows: compared } = await sql<{ at: Date; differences: { what: string; subject: string }[] }>`
    select finished_at as at, differences from private.reconciliations order by finished_at desc limit 1`.execute(
    database.kysely,
  );
  const late = await countLateMails(database, clock());
  const faults = await ledgerFaults(database);
  const missing = payments === undefined ? [] : await checkPaymentSettings({ ...billing, payments });
  const [last] = compared;
  const isOld = last === undefined || last.at.getTime() < clock().getTime() - day;
  const differences = last?.differences ?? [];
  return [
    {
      name: 'webhooks',
      state: payments === undefined ? 'idle' : inbox.failing > 0 ? 'bad' : inbox.waiting > 100 ? 'warning' : 'good',
      count: inbox.waiting,
      at: kept[0]?.at?.toISOString() ?? null,
      details: inbox.failing > 0 ? [`${inbox.failing} events could not be handled and are tried again.`] : [],
    },
    { name: 'mails', state: late > 0 ? 'bad' : 'good', count: late, at: null, details: [] },
    {
      name: 'reconciliation',
      state: payments === undefined ? 'idle' : differences.length > 0 ? 'bad' : isOld ? 'warning' : 'good',
      count: differences.length,
      at: last?.at.toISOString() ?? null,
      details: differences.slice(0, 20).map(({ what, subject }) => `${what} (${subject})`),
    },
    {
      name: 'ledger',
      state: faults.length > 0 ? 'bad' : 'good',
      count: faults.length,
      at: null,
      details: faults.slice(0, 20).map(({ invariant, subject, detail }) => `${invariant} ${subject}: ${detail}`),
    },
    {
      name: 'model',
      state: model === undefined ? 'idle' : 'good',
      count: 0,
      at: null,
      details: model === undefined ? [] : [model],
    },
    {
      name: 'payments',
      state: payments === undefined ? 'idle' : missing.length > 0 ? 'warning' : 'good',
      count: missing.length,
      at: null,
      details: payments === undefined ? [] : [`Mode: ${payments.mode}`, ...missing],
    },
    {
      name: 'operator',
      state: facts.length > 0 ? 'warning' : 'good',
      count: facts.length,
      at: null,
      details: facts,
    },
  ];
}
