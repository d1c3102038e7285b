import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { type LedgerEntry, ledgerLine } from '@regelwerk/contract/shop/ledger-line';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { AccountContext } from '../accounts/account.ts';
import { languageOf } from '../kernel/language-of.ts';
import { streamWhileRead } from '../kernel/stream-while-read.ts';

const pageSize = 20;
/** For rows that are small, however many there are. */
const longPageSize = 500;
/** Tables that grow with use. Their pages are found by the last row of the page before, not by counting rows. */
const growing: ReadonlyMap<string, { readonly idType: string; readonly firstId: string; readonly size: number }> =
  new Map([
    ['generations', { idType: 'uuid', firstId: '00000000-0000-0000-0000-000000000000', size: pageSize }],
    ['token-transactions', { idType: 'bigint', firstId: '0', size: longPageSize }],
  ]);

/** All personal data, table by table. Rules are added as separate documents. */
const tables: ReadonlyMap<string, string> = new Map([
  [
    'account',
    `select id, email, email_confirmed_at, user_metadata, created_at, last_sign_in_at from auth.users where id = $1`,
  ],
  ['profile', `select * from public.profiles where id = $1`],
  [
    'sessions',
    `select id, created_at, refreshed_at, user_agent from auth.sessions where user_id = $1 order by created_at, id`,
  ],
  [
    'access-tokens',
    `select id, name, scopes, daily_limit, created_at, expires_at, last_used_at from auth.access_tokens where user_id = $1 order by created_at, id`,
  ],
  [
    'two-factor',
    `select f.status, f.created_at, f.updated_at,
       (select count(*)::int from auth.mfa_recovery_codes c where c.factor_id = f.id and c.used_at is null) as recovery_codes_left
     from auth.mfa_factors f where f.user_id = $1`,
  ],
  [
    'generations',
    `select id, request_id, state, generator, title, error, created_at, settled_at, access_token_id, result from public.generations where user_id = $1`,
  ],
  ['token-balance', `select tokens_remaining, updated_at from public.user_tokens where user_id = $1`],
  ['token-transactions', `select * from public.token_transactions where user_id = $1`],
  ['customer', `select * from public.customers where user_id = $1`],
  ['subscriptions', `select * from public.subscriptions where user_id = $1 order by id`],
  [
    'orders',
    `select o.number, o.kind, o.product_name, o.tokens, o.list_amount, o.amount, o.currency, o.interval, o.interval_count, o.trial_days, o.trial_tokens, o.promotion_code, o.discount, o.billing, o.payment_country, o.card_country, o.language, o.vat_mode, o.state, o.paid_amount, o.paid_currency, o.receipt_url, o.reversed_tokens, o.order_button, o.terms_hash, o.withdrawal_hash, o.privacy_hash, o.created_at, o.fulfilled_at, former.number as changes_order, o.scheduled_at, o.starts_at from public.orders o left join public.orders former on former.id = o.changes_order_id where o.user_id = $1 order by o.number`,
  ],
  ['invoices', `select * from public.invoices where user_id = $1 order by created_at, id`],
  ['billing-details', `select * from public.billing_details where user_id = $1`],
  [
    'invoice-documents',
    `select number, kind, source_type, source_id, is_business, country, tax_country, treatment, rate, currency, net, vat, gross, issued_at, facts from public.billing_documents where user_id = $1 order by issued_at, number`,
  ],
  [
    'refunds-and-disputes',
    `select r.kind, r.source_type, r.source_id, r.amount, r.is_active, r.created_at from private.reversals r
     where (r.source_type = 'order' and r.source_id in (select id::text from public.orders where user_id = $1))
        or (r.source_type = 'invoice' and r.source_id in (select id from public.invoices where user_id = $1))
     order by r.created_at, r.id`,
  ],
  [
    'settlements',
    `select s.cause, o.number as order_number, s.refunds, s.amount, s.currency, s.created_at, s.done_at
     from private.settlements s join public.orders o on o.id = s.order_id where s.user_id = $1 order by s.created_at, s.id`,
  ],
  [
    // which admin it was is the admin's own data
    'log-of-admins',
    `select action, before, after, reason, created_at from private.audit_log
     where subject_id = $1 or subject_id in (select id::text from public.orders where user_id = $1::uuid)
     order by created_at, id`,
  ],
  [
    'mailbox',
    `select m.gift_at, m.debt from private.mailboxes m join auth.users u on u.mailbox_hash = m.hash where u.id = $1`,
  ],
  [
    'plan-terms',
    `select stripe_subscription_id, stripe_price_id, tokens, valid_from, created_at from public.plan_terms where user_id = $1 order by valid_from, id`,
  ],
  [
    'consents',
    `select c.declaration, c.version, t.body as text, c.text_hash, c.language, o.number as order_number, c.given_at
     from private.consents c left join private.legal_texts t on t.hash = c.text_hash left join public.orders o on o.id = c.order_id
     where c.user_id = $1 order by c.given_at, c.id`,
  ],
  [
    'contract-texts',
    `select t.hash, t.name, t.version, t.language, t.body from private.legal_texts t where t.hash in (
       select unnest(array[terms_hash, withdrawal_hash, privacy_hash]) from public.orders where user_id = $1
     ) order by t.created_at, t.hash`,
  ],
  [
    // the receipt of a declaration went to this mailbox; what came before the account may be somebody else's
    'withdrawals-and-cancellations',
    `select n.kind, n.name, n.email, n.contract_reference, n.details, n.receipt, n.received_at, n.due_at, n.settled_at
     from private.legal_notices n join auth.users u on u.email = lower(n.email) and n.received_at >= u.created_at
     where u.id = $1 order by n.received_at, n.id`,
  ],
  [
    'mails',
    `select m.subject, m.purpose, o.number as order_number, m.queued_at, m.sent_at, m.body_text as text
     from private.mails m left join public.orders o on o.id = m.order_id where m.user_id = $1 order by m.queued_at, m.id`,
  ],
  [
    'rule-versions',
    `select v.id, v.configuration_id, v.title, v.content, v.format, v.result, v.created_at from public.rule_versions v
     join public.user_configurations c on c.id = v.configuration_id where c.user_id = $1 order by v.created_at, v.id`,
  ],
  [
    'shared-rules',
    `select s.configuration_id, s.created_at from public.rule_shares s
     join public.user_configurations c on c.id = s.configuration_id where c.user_id = $1 order by s.created_at, s.configuration_id`,
  ],
  ['rule-mails', `select asked_at, confirmed_at, sent_at from public.rule_mails where user_id = $1`],
  ['admin-requests', `select * from private.admin_requests where user_id = $1`],
]);

/**
 * Returns a ZIP of all data of a person: JSON for each kind, ledger rows also in the person's language, and every
 * saved rule as a Markdown or JSON document. It is written while it is read: rows come in pages, compression runs
 * outside the event loop, and an unread export holds one page and no connection. Calls `onEnd` when the export was
 * read, failed or was abandoned.
 */
export async function exportOwnData(
  { database }: AccountContext,
  userId: string,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  output.once('close', onEnd).on('error', () => undefined);
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (path: string, pieces: () => AsyncIterable<string | Buffer>) =>
    zip.addReadStreamLazy(path, (give) => {
      const source = Readable.from(pieces(), { objectMode: false });
      // the archive ignores errors of its sources, and an unhandled one would end the process
      source.on('error', (error) => output.destroy(error));
      give(null, source);
    });
  try {
    const language = await readLanguage(database, userId);
    const presented: Readonly<Record<string, Present>> = {
      'token-transactions': (row) => ({ ...row, text: ledgerLine(row, language) }),
    };
    for (const [name, query] of tables)
      add(`${name}.json`, () => rowsAsJson(pagesOf(database, name, query, userId), presented[name]));
    for (const { id, number, hasXml } of await listDocuments(database, userId)) {
      add(`documents/${number}.pdf`, () => fileOf(database, id, 'pdf'));
      if (hasXml) add(`documents/${number}.xml`, () => fileOf(database, id, 'xml'));
    }
    for (const { id, format } of await listRules(database, userId)) {
      add(`rules/${id}/answers.json`, () => answersOf(database, id));
      if (format !== null) add(`rules/${id}/rule.${format === 'JSON' ? 'json' : 'md'}`, () => contentOf(database, id));
    }
  } catch (error) {
    output.destroy();
    throw error;
  }
  zip.end();
  return streamWhileRead(output);
}

type Database = AccountContext['database'];
/** Turns a row of a table into its entry in the file. */
type Present = (row: LedgerEntry) => object;

/** Yields the rows as a JSON array, a page at a time, which bounds memory and the length of a step. */
async function* rowsAsJson(
  pages: AsyncIterable<readonly LedgerEntry[]>,
  present: Present = (row) => row,
): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const rows of pages)
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(present(row), null, 2)}`;
      separator = ',';
    }
  yield '\n]';
}

async function* pagesOf(
  { pool }: Database,
  name: string,
  query: string,
  userId: string,
): AsyncGenerator<LedgerEntry[]> {
  const order = growing.get(name);
  if (order === undefined) {
    for (let read = 0; ; read += pageSize) {
      const { rows } = await pool.query(`${query} limit ${pageSize} offset ${read}`, [userId]);
      yield rows;
      if (rows.length < pageSize) return;
    }
  }
  // text keeps the microseconds
  let [at, id] = ['-infinity', order.firstId];
  for (;;) {
    const { rows } = await pool.query(
      `select page.*, page.created_at::text as page_at
       from (${query} and (created_at, id) > ($2::timestamptz, $3::${order.idType}) order by created_at, id limit ${order.size}) page`,
      [userId, at, id],
    );
    yield rows.map(({ page_at: _, ...row }) => row as LedgerEntry);
    if (rows.length < order.size) return;
    ({ page_at: at, id } = rows.at(-1));
  }
}

async function listDocuments({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('public.billing_documents as d')
    .innerJoin('private.billing_files as f', 'f.document_id', 'd.id')
    .select(['d.id', 'd.number', sql<boolean>`f.xml is not null`.as('hasXml')])
    .where('d.user_id', '=', userId)
    .orderBy('d.issued_at')
    .orderBy('d.number')
    .execute();
}

async function* fileOf(
  { kysely }: Database,
  documentId: string,
  format: 'pdf' | 'xml',
): AsyncGenerator<string | Buffer> {
  const file = await kysely
    .selectFrom('private.billing_files')
    .select(`${format} as content`)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (file?.content != null) yield file.content;
}

async function listRules({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('public.user_configurations as c')
    .leftJoin('public.generated_rules as r', 'r.configuration_id', 'c.id')
    .select(['c.id', 'r.format'])
    .where('c.user_id', '=', userId)
    .orderBy('c.id')
    .execute();
}

async function* answersOf({ kysely }: Database, configurationId: string): AsyncGenerator<string> {
  const answers = await kysely
    .selectFrom('public.user_configurations as c')
    .leftJoin('public.generated_rules as r', 'r.configuration_id', 'c.id')
    .selectAll('c')
    .select(['r.title', 'r.format', 'r.created_at as rule_created_at', 'r.project_stale'])
    .where('c.id', '=', configurationId)
    .executeTakeFirst();
  yield JSON.stringify(answers ?? null, null, 2);
}

async function* contentOf({ kysely }: Database, configurationId: string): AsyncGenerator<string> {
  const rule = await kysely
    .selectFrom('public.generated_rules')
    .select('content')
    .where('configuration_id', '=', configurationId)
    .executeTakeFirst();
  if (rule !== undefined) yield rule.content;
}

async function readLanguage({ kysely }: Database, userId: string): Promise<InterfaceLanguage> {
  const account = await kysely
    .selectFrom('auth.users')
    .select('user_metadata')
    .where('id', '=', userId)
    .executeTakeFirst();
  return languageOf({ user_metadata: account?.user_metadata ?? {} });
}
