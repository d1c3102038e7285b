import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Database } from '@regelwerk/database/open-database';
import { z } from 'zod';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { alertAction, alertPages, alertTexts } from './alert-texts.ts';

/** Where alerts are mailed. */
export interface AlertSettings {
  /** Undefined if no address is known. */
  readonly mailTo: string | undefined;
  readonly language: InterfaceLanguage;
}

const storedFacts = z.record(z.string(), z.union([z.string(), z.number()]));

/** Queues the mail of an alert, once. */
export async function sendAlertMail(
  {
    database,
    siteUrl,
    alerts: { mailTo, language },
  }: { readonly database: Database; readonly siteUrl: string; readonly alerts: AlertSettings },
  id: string,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const alert = await transaction
      .updateTable('private.operator_alerts')
      .set(({ fn }) => ({ mailed_at: fn<Date>('now', []) }))
      .where('id', '=', id)
      .where('mailed_at', 'is', null)
      .returning(['kind', 'facts'])
      .executeTakeFirst();
    if (alert === undefined || mailTo === undefined) return;
    const { due, ...facts } = storedFacts.parse(alert.facts);
    const { subject, text } = alertTexts[language][alert.kind];
    const paragraphs = [text(due === undefined ? facts : { ...facts, due: formatDay(new Date(due), language) })];
    const action = { label: alertAction[language], address: `${siteUrl}${alertPages[alert.kind]}` };
    await queueMail(transaction, writeMail({ to: mailTo, language, siteUrl, subject, paragraphs, action }), {
      isAlert: true,
    });
  });
}
