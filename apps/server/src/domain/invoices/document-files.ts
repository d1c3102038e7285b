import type { Database } from '@regelwerk/database/open-database';
import { drawDocument } from '@regelwerk/invoice/draw-document';
import { type InvoiceFacts, invoiceFacts } from '@regelwerk/invoice/invoice-facts';

/** A document with its files: the PDF, and for businesses the structured invoice, which the PDF also contains. */
export interface DocumentFiles {
  readonly facts: InvoiceFacts;
  readonly pdf: Buffer;
  readonly xml: string | null;
}

/** Returns the files of a document as they were first drawn; undefined if there is no such document. */
export async function documentFiles({ kysely }: Database, id: string): Promise<DocumentFiles | undefined> {
  const row = await kysely
    .selectFrom('public.billing_documents as d')
    .leftJoin('private.billing_files as f', 'f.document_id', 'd.id')
    .select(['d.facts', 'f.pdf', 'f.xml'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const facts = invoiceFacts.parse(row.facts);
  if (row.pdf !== null) return { facts, pdf: row.pdf, xml: row.xml };
  const drawn = await drawDocument(facts);
  const { xml } = drawn;
  const pdf = Buffer.from(drawn.pdf);
  await kysely
    .insertInto('private.billing_files')
    .values({ document_id: id, pdf, xml })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { facts, pdf, xml };
}
