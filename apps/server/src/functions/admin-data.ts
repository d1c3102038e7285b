import { cancelForNotice } from '../domain/administration/cancel-for-notice.ts';
import { countWaiting } from '../domain/administration/count-waiting.ts';
import { exportTable } from '../domain/administration/export-table.ts';
import { listAudit } from '../domain/administration/list-audit.ts';
import { listNotices } from '../domain/administration/list-notices.ts';
import { listReviews } from '../domain/administration/list-reviews.ts';
import { previewRefund } from '../domain/administration/preview-refund.ts';
import { readCustomer } from '../domain/administration/read-customer.ts';
import { readHealth } from '../domain/administration/read-health.ts';
import { readOverview } from '../domain/administration/read-overview.ts';
import { readTaxMeters } from '../domain/administration/read-tax-meters.ts';
import { recordAudit } from '../domain/administration/record-audit.ts';
import { recordRead } from '../domain/administration/record-read.ts';
import { refundOrder } from '../domain/administration/refund-order.ts';
import { resolveOrder } from '../domain/administration/resolve-order.ts';
import { settleNotice } from '../domain/administration/settle-notice.ts';
import { undoCancellation } from '../domain/administration/undo-cancellation.ts';
import { type BillingContext, requirePayments } from '../domain/billing/billing-context.ts';
import type { Handler } from './handler.ts';

/** `admin-data`: the audit log, a customer's history, the health of the shop, and exports of tables. */
export const adminData: Handler<'admin-data'> = async (
  { c, body: input, caller },
  { accounts: { database }, billing, model, sendsMail },
) => {
  const actor = caller.account.id;
  switch (input.view) {
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
    case 'notices':
      return listNotices(database, input);
    case 'refundPreview':
      return { orders: await previewRefund(billing, input) };
    case 'refund':
      await refundOrder(requirePayments(billing), { ...input, actor });
      return { success: true };
    case 'cancelPlan':
      await cancelForNotice(billing, { ...input, actor });
      return { success: true };
    case 'undoCancellation':
      await undoCancellation(database, { ...input, actor });
      return { success: true };
    case 'settle':
      await settleNotice(billing, { ...input, actor });
      return { success: true };
    case 'reviews':
      return listReviews(database, input);
    case 'resolve':
      await resolveOrder(requirePayments(billing), { ...input, actor });
      return { success: true };
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
  const person = await readCustomer(billing, userId);
  await recordRead(billing.database, actor, userId);
  return person;
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
