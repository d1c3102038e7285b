import { readDocument } from '../domain/invoices/read-document.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import type { Handler } from './handler.ts';

/** `billing-document`: the file of an invoice or credit note, for its buyer and for admins. */
export const billingDocument: Handler<'billing-document'> = async ({ c, body, caller }, { billing }) => {
  const ownerId = caller.adminStatus === 'full' ? undefined : caller.account.id;
  const file = await readDocument(billing.database, { ...body, ownerId });
  if (file === undefined) throw new AppError('not_found', 'This document does not exist.', { field: 'id' });
  // clients treat this type as binary
  return c.body(new Uint8Array(file.content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${file.name}"`,
  });
};
