import { billingDetailsRequest, billingDocumentRequest } from '@regelwerk/contract/billing';
import { type AccountContext, isAdmin } from '../domain/accounts/account.ts';
import { AppError } from '../domain/app-error.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import { readBillingDetails } from '../domain/invoicing/billing-details.ts';
import { readDocument } from '../domain/invoicing/read-document.ts';
import { saveBillingDetails } from '../domain/invoicing/save-billing-details.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

interface BillingDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
}

/** `billing-details`: whom the caller's invoices go to. */
export async function billing(c: ServerContext, deps: BillingDeps): Promise<Response> {
  const body = await readBody(c, billingDetailsRequest);
  const { id: userId } = await requirePerson(c, deps.accounts);
  const { kysely } = deps.billing.database;
  if (body.action === 'save') await saveBillingDetails(kysely, userId, body.details);
  return c.json(await readBillingDetails(deps.billing, userId));
}

/** `billing-document`: the file of an invoice or credit note, for its buyer and for admins. */
export async function billingDocument(c: ServerContext, deps: BillingDeps): Promise<Response> {
  const { id, format } = await readBody(c, billingDocumentRequest);
  const person = await requirePerson(c, deps.accounts);
  const file = await readDocument(deps.billing.database, {
    id,
    format,
    ownerId: isAdmin(person) ? undefined : person.id,
  });
  if (file === undefined) throw new AppError('not_found', 'This document does not exist.', 'id');
  // a type that clients hand over as bytes
  return c.body(new Uint8Array(file.content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${file.name}"`,
  });
}
