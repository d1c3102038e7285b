import type { Database } from '@regelwerk/database/open-database';
import type { Attachment } from '../../gateways/mail/send-mail.ts';
import { documentFiles } from './document-files.ts';

/** Returns the attachments of a document's mail; for businesses the PDF contains the structured invoice. */
export async function documentAttachments(database: Database, id: string): Promise<readonly Attachment[]> {
  const document = await documentFiles(database, id);
  if (document === undefined) return [];
  const { facts, pdf } = document;
  return [{ filename: `${facts.number}.pdf`, contentType: 'application/pdf', content: pdf }];
}
