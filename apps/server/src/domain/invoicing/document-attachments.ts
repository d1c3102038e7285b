import type { Database } from '@regelwerk/database/open-database';
import type { Attachment } from '../../gateways/mail/send-mail.ts';
import { documentFiles } from './document-files.ts';

/** What is attached to the mail of a document; businesses find the structured invoice inside the PDF. */
export async function documentAttachments(database: Database, id: string): Promise<readonly Attachment[]> {
  const document = await documentFiles(database, id);
  if (document === undefined) return [];
  const { facts, pdf } = document;
  return [{ filename: `${facts.number}.pdf`, contentType: 'application/pdf', content: pdf }];
}
