import { adminDataRequest } from '@regelwerk/contract/admin-data';
import type { AccountContext } from '../domain/accounts/account.ts';
import { cancelForNotice } from '../domain/administration/cancel-for-notice.ts';
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
import { refundOrder } from '../domain/administration/refund-order.ts';
import { resolveOrder } from '../domain/administration/resolve-order.ts';
import { settleNotice } from '../domain/administration/settle-notice.ts';
import { type BillingContext, requirePayments } from '../domain/billing/billing-context.ts';
import type { ConfiguredModel } from '../domain/rules/generation-context.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requireAdmin } from './require-person.ts';

interface AdminDataDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly model: ConfiguredModel | undefined;
  readonly sendsMail: boolean;
}

/** `admin-data`: the log, a person's history, the health of the shop and files of any table; for admins. */
export async function adminData(
  c: ServerContext,
  { accounts, billing, model, sendsMail }: AdminDataDeps,
): Promise<Response> {
  const { id: actor } = await requireAdmin(c, accounts);
  const input = await readBody(c, adminDataRequest);
  const { database } = accounts;
  switch (input.view) {
    case 'audit':
      return c.json(await listAudit(database, input));
    case 'customer':
      return c.json(await readCustomer(database, input.id));
    case 'health':
      return c.json({ checks: await readHealth(billing, { model: model?.model, sendsMail }) });
    case 'overview':
      return c.json({
        ...(await readOverview(database, { days: input.days, currency: billing.currency })),
        tax: await readTaxMeters(billing),
      });
    case 'notices':
      return c.json(await listNotices(database, input));
    case 'refundPreview':
      return c.json({ orders: await previewRefund(database.kysely, input) });
    case 'refund':
      await refundOrder(requirePayments(billing), { ...input, actor });
      return c.json({ success: true });
    case 'cancelPlan':
      await cancelForNotice(database, { ...input, actor });
      return c.json({ success: true });
    case 'settle':
      await settleNotice(billing, { ...input, actor });
      return c.json({ success: true });
    case 'reviews':
      return c.json(await listReviews(database, input));
    case 'resolve':
      await resolveOrder(requirePayments(billing), { ...input, actor });
      return c.json({ success: true });
    case 'export': {
      const { table, search, filter } = input;
      await recordAudit(database.kysely, { actor, action: 'export', subject: table, after: { search, filter } });
      return c.body(ReadableStream.from(encode(exportTable(database, input))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${table}.csv"`,
      });
    }
  }
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
