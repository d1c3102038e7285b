import { strToU8, Zip, ZipDeflate } from 'fflate';
import { sql } from 'kysely';
import type { AccountContext } from './account.ts';

const pageSize = 200;

/** Everything that is kept of a person, table by table. Rules come beside it, each as a document of its own. */
const tables: Readonly<Record<string, string>> = {
  account: `select id, email, email_confirmed_at, user_metadata, created_at, last_sign_in_at from auth.users where id = $1`,
  profile: `select * from public.profiles where id = $1`,
  sessions: `select id, created_at, refreshed_at, user_agent from auth.sessions where user_id = $1 order by created_at`,
  generations: `select id, request_id, state, generator, title, error, created_at, settled_at, result from public.generations where user_id = $1 order by created_at`,
  'token-balance': `select tokens_remaining, updated_at from public.user_tokens where user_id = $1`,
  'token-transactions': `select * from public.token_transactions where user_id = $1 order by id`,
  customer: `select * from public.customers where user_id = $1`,
  subscriptions: `select * from public.subscriptions where user_id = $1`,
  orders: `select number, kind, product_name, tokens, list_amount, amount, currency, interval, interval_count, trial_days, promotion_code, language, vat_mode, state, receipt_url, reversed_tokens, created_at, fulfilled_at from public.orders where user_id = $1 order by number`,
  invoices: `select * from public.invoices where user_id = $1 order by created_at`,
  consents: `select declaration, version, text_hash, language, given_at from private.consents where user_id = $1 order by given_at`,
  mails: `select subject, queued_at, sent_at from private.mails where user_id = $1 order by queued_at`,
  'admin-requests': `select * from private.admin_requests where user_id = $1`,
};

/**
 * A ZIP of all data of a person: JSON for each kind, and every saved rule as a Markdown or JSON document. It is written
 * as it is read, a page of rules at a time, so that its size does not matter.
 */
export function exportOwnData({ database }: AccountContext, userId: string): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const zip = new Zip((error, chunk, isFinal) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isFinal) controller.close();
      });
      const add = (path: string, content: string) => {
        const file = new ZipDeflate(path);
        zip.add(file);
        file.push(strToU8(content), true);
      };
      try {
        for (const [name, query] of Object.entries(tables)) {
          const { rows } = await database.pool.query(query, [userId]);
          add(`${name}.json`, JSON.stringify(rows, null, 2));
        }
        let after = '00000000-0000-0000-0000-000000000000';
        for (;;) {
          const { rows } = await sql<SavedRow>`
            select c.*, r.title, r.content, r.format, r.created_at as rule_created_at
            from public.user_configurations c left join public.generated_rules r on r.configuration_id = c.id
            where c.user_id = ${userId} and c.id > ${after} order by c.id limit ${pageSize}`.execute(database.kysely);
          for (const { content, ...configuration } of rows) {
            add(`rules/${configuration.id}/answers.json`, JSON.stringify(configuration, null, 2));
            if (content !== null)
              add(`rules/${configuration.id}/rule.${configuration.format === 'JSON' ? 'json' : 'md'}`, content);
          }
          const last = rows.at(-1);
          if (last === undefined || rows.length < pageSize) break;
          after = last.id;
        }
        zip.end();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

interface SavedRow {
  readonly id: string;
  readonly format: string | null;
  readonly content: string | null;
}
