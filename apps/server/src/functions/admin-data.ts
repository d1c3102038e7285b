import { countWaiting } from '../domain/admin/count-waiting.ts';
import { exportTable } from '../domain/admin/export-table.ts';
import { listAudit } from '../domain/admin/list-audit.ts';
import { readHealth } from '../domain/admin/read-health.ts';
import { readOverview } from '../domain/admin/read-overview.ts';
import { readPerson } from '../domain/admin/read-person.ts';
import { readTaxMeters } from '../domain/admin/read-tax-meters.ts';
import type { BillingContext } from '../domain/kernel/payments-context.ts';
import { recordAudit } from '../domain/kernel/record-audit.ts';
import { recordRead } from '../domain/kernel/record-read.ts';
import type { Handler } from './handler.ts';

/** `admin-data`: the audit log, a customer's history, the health of the shop, and exports of tables. */
export const adminData: Handler<'admin-data'> = async (
  { c, body: input, caller },
  { accounts: { database }, billing, model, sendsMail },
) => {
  const actor = caller.account.id;
  switch (input.action) {
    case 'audit':
      return listAudit(database, input);
    case 'customer':
      return openPerson(billing, actor, input.id);
    case 'health':
      return { checks: await readHealth(billing, { model: model?.model, sendsMail }) };
    case 'waiting':
      return countWaiting(database);
    case 'overview':
      return {
        ...(await readOverview(database, { days: input.days, currency: billing.currency })),
        tax: await readTaxMeters(billing),
      };
    case 'export': {
      const { table, search, filter } = input;
      await recordAudit(database.kysely, { actor, action: 'export', subject: table, after: { search, filter } });
      return c.body(ReadableStream.from(encode(exportTable(database, input))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${table}.csv"`,
      });
    }
  }
};

/** No page of a person is shown without a line in the log. */
async function openPerson(billing: BillingContext, actor: string, userId: string) {
  const person = await readPerson(billing, userId);
  await recordRead(billing.database, actor, userId);
  return person;
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
