import type { Database } from '@regelwerk/database/open-database';
import { postWebhook } from '../../gateways/webhook/post-webhook.ts';
import type { CallSettings } from './call-settings.ts';
import { callFacts } from './operator-call.ts';
import { wordsOfCall } from './words-of-call.ts';

interface PostContext {
  readonly database: Database;
  readonly siteUrl: string;
  readonly clock: () => Date;
  readonly calls: CallSettings;
}

/** Sends a call to the operator's webhook; throws if it is not accepted, so that the queue tries again. */
export async function postOperatorCall(
  { database, siteUrl, clock, calls: { webhook, language } }: PostContext,
  id: string,
): Promise<void> {
  const call = await database.kysely
    .selectFrom('private.operator_calls')
    .select(['kind', 'facts', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (call === undefined || webhook === undefined) return;
  const { subject, text, link } = wordsOfCall(call, siteUrl, language);
  const data = { kind: call.kind, subject, link, facts: callFacts.parse(call.facts) };
  const timestamp = call.created_at.toISOString();
  const body = JSON.stringify({ type: 'operator.call', timestamp, text: `${subject}\n${text}\n${link}`, data });
  await postWebhook(webhook, { id, sentAt: clock(), body });
}
