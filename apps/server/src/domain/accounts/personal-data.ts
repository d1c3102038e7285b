/**
 * What becomes of each table that holds personal data: whether it is part of the export, and what deleting the account
 * does to it. What is kept goes with `forget-expired.ts`, once the law asks for it no more. A table that is neither here
 * nor among the impersonal ones fails a test.
 */
export const personalData: Readonly<
  Record<
    string,
    { readonly inExport: boolean; readonly onDeletion: 'deleted' | 'emptied' | 'kept'; readonly because: string }
  >
> = {
  'auth.users': { inExport: true, onDeletion: 'emptied', because: 'the ledger and orders refer to the row' },
  'auth.sessions': { inExport: true, onDeletion: 'deleted', because: 'nobody is left to be signed in' },
  'auth.one_time_tokens': { inExport: false, onDeletion: 'deleted', because: 'secrets of mailed links' },
  'auth.flow_states': { inExport: false, onDeletion: 'deleted', because: 'secrets of sign-ins under way' },
  'public.profiles': { inExport: true, onDeletion: 'deleted', because: 'the name of the person' },
  'public.user_configurations': { inExport: true, onDeletion: 'deleted', because: 'saved rules' },
  'public.generated_rules': { inExport: true, onDeletion: 'deleted', because: 'saved rules' },
  'public.generations': {
    inExport: true,
    onDeletion: 'emptied',
    because: 'the ledger refers to the row; its text goes',
  },
  'public.user_tokens': { inExport: true, onDeletion: 'kept', because: 'part of the ledger' },
  'public.token_transactions': { inExport: true, onDeletion: 'kept', because: 'vouchers are kept by law' },
  'public.customers': {
    inExport: true,
    onDeletion: 'emptied',
    because: 'orders refer to the row; name and address go',
  },
  'public.orders': { inExport: true, onDeletion: 'kept', because: 'orders and their payment are kept by law' },
  'public.invoices': { inExport: true, onDeletion: 'kept', because: 'vouchers are kept by law' },
  'public.subscriptions': { inExport: true, onDeletion: 'kept', because: 'payment records are kept by law' },
  'private.consents': { inExport: true, onDeletion: 'kept', because: 'proof of what was declared' },
  'private.mails': { inExport: true, onDeletion: 'deleted', because: 'the history of a person who is gone' },
  'private.admin_requests': { inExport: true, onDeletion: 'deleted', because: 'a wish that ended' },
  'private.legal_notices': {
    inExport: false,
    onDeletion: 'kept',
    because: 'declared without signing in: whose it is, is not proven; business letters are kept by law',
  },
  'private.reversals': { inExport: false, onDeletion: 'kept', because: 'what was paid back, part of its order' },
  'private.payment_events': { inExport: false, onDeletion: 'kept', because: 'what the provider told, for ninety days' },
  'private.sandbox_objects': { inExport: false, onDeletion: 'kept', because: 'invented payments of a trial' },
  'private.rate_limits': { inExport: false, onDeletion: 'kept', because: 'counters that lapse within the hour' },
  'private.audit_log': { inExport: false, onDeletion: 'kept', because: 'what admins did, by id' },
};

/** Tables in which nothing is about a person. */
export const impersonalTables: readonly string[] = [
  'private.migrations',
  'private.reconciliations',
  'private.seeds',
  'private.settings',
  'public.ai_models',
  'public.discounts',
  'public.prices',
  'public.products',
  'public.translations',
];
