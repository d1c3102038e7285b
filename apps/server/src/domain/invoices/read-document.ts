import type { Database } from '@regelwerk/database/open-database';
import { documentFiles } from './document-files.ts';

/** Returns a file of a document. With `ownerId`, documents of other people are not found. */
export async function readDocument(
  database: Database,
  asked: { readonly id: string; readonly format: 'pdf' | 'xml'; readonly ownerId: string | undefined },
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  const { id, format, ownerId } = asked;
  const owned = database.kysely.selectFrom('public.billing_documents').select('id').where('id', '=', id);
  const known = await (ownerId === undefined ? owned : owned.where('user_id', '=', ownerId)).executeTakeFirst();
  const document = known === undefined ? undefined : await documentFiles(database, id);
  if (document === undefined) return undefined;
  const content = format === 'pdf' ? document.pdf : document.xml;
  if (content === null) return undefined;
  return { name: `${document.facts.number}.${format}`, content: Buffer.from(content) };
}
