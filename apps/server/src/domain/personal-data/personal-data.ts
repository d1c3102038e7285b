/**
 * For each table with personal data: its file or folder in the export, and what deleting the account does to it.
 * `forget-expired.ts` erases what is kept once the law no longer requires it. A test fails for a table that is
 * missing both here and in the impersonal ones.
 */
export const personalData: Readonly<
  Record<
    string,
    {
      readonly exportedAs: string | null;
      readonly onDeletion: 'deleted' | 'emptied' | 'kept';
      readonly because: string;
    }
  >
> = {
  'auth.users': { exportedAs: 'account', onDeletion: 'emptied', because: 'the ledger and orders refer to the row' },
  'auth.sessions': { exportedAs: 'sessions', onDeletion: 'deleted', because: 'nobody is left to be signed in' },
  'auth.access_tokens': {
    exportedAs: 'access-tokens',
    onDeletion: 'deleted',
    because: 'a program must not use an account that is gone',
  },
  'auth.device_codes': { exportedAs: null, onDeletion: 'deleted', because: 'secrets of programs that wait' },
  'auth.one_time_tokens': { exportedAs: null, onDeletion: 'deleted', because: 'secrets of mailed links' },
  'auth.mfa_factors': {
    exportedAs: 'two-factor',
    onDeletion: 'deleted',
    because: 'the secret of the authenticator app',
  },
  'auth.mfa_recovery_codes': { exportedAs: null, onDeletion: 'deleted', because: 'hashes of recovery codes' },
  'auth.flow_states': { exportedAs: null, onDeletion: 'deleted', because: 'secrets of sign-ins under way' },
  'public.profiles': { exportedAs: 'profile', onDeletion: 'deleted', because: 'the name of the person' },
  'public.user_configurations': { exportedAs: 'rules', onDeletion: 'deleted', because: 'saved rules' },
  'public.generated_rules': { exportedAs: 'rules', onDeletion: 'deleted', because: 'saved rules' },
  'public.rule_versions': {
    exportedAs: 'rule-versions',
    onDeletion: 'deleted',
    because: 'what saved rules were before',
  },
  'public.rule_shares': {
    exportedAs: 'shared-rules',
    onDeletion: 'deleted',
    because: 'links to saved rules end with them',
  },
  'public.rule_mails': { exportedAs: 'rule-mails', onDeletion: 'deleted', because: 'nobody is left to mail' },
  'public.generations': {
    exportedAs: 'generations',
    onDeletion: 'emptied',
    because: 'the ledger refers to the row; its text goes',
  },
  'public.user_tokens': { exportedAs: 'token-balance', onDeletion: 'kept', because: 'part of the ledger' },
  'public.token_transactions': {
    exportedAs: 'token-transactions',
    onDeletion: 'kept',
    because: 'accounting records are kept by law',
  },
  'public.customers': {
    exportedAs: 'customer',
    onDeletion: 'emptied',
    because: 'orders refer to the row; name and address go',
  },
  'public.orders': {
    exportedAs: 'orders',
    onDeletion: 'emptied',
    because: 'payments are kept by law; the address goes',
  },
  'public.billing_details': {
    exportedAs: 'billing-details',
    onDeletion: 'deleted',
    because: 'an address for invoices to come',
  },
  'public.billing_documents': {
    exportedAs: 'invoice-documents',
    onDeletion: 'kept',
    because: 'issued invoices are kept with name and address for eight years (section 14b UStG)',
  },
  'private.billing_files': {
    exportedAs: 'documents',
    onDeletion: 'kept',
    because: 'the documents as they were sent, part of the invoice',
  },
  'public.invoices': { exportedAs: 'invoices', onDeletion: 'kept', because: 'accounting records are kept by law' },
  'public.subscriptions': {
    exportedAs: 'subscriptions',
    onDeletion: 'kept',
    because: 'payment records are kept by law',
  },
  'public.plan_terms': { exportedAs: 'plan-terms', onDeletion: 'kept', because: 'what an order of a plan agreed on' },
  'private.consents': { exportedAs: 'consents', onDeletion: 'kept', because: 'proof of what was declared' },
  'private.mails': {
    exportedAs: 'mails',
    onDeletion: 'emptied',
    because: 'the history of a person who is gone; mails of orders stay with their orders',
  },
  'private.admin_requests': { exportedAs: 'admin-requests', onDeletion: 'deleted', because: 'a wish that ended' },
  'private.legal_notices': {
    exportedAs: 'withdrawals-and-cancellations',
    onDeletion: 'kept',
    because: 'business letters are kept by law; whose they are is told by the mailbox that got the receipt',
  },
  'private.reversals': {
    exportedAs: 'refunds-and-disputes',
    onDeletion: 'kept',
    because: 'what was paid back, part of its order',
  },
  'private.settlements': {
    exportedAs: 'settlements',
    onDeletion: 'kept',
    because: 'what the end of a contract paid back, part of its order',
  },
  'private.payment_events': {
    exportedAs: null,
    onDeletion: 'kept',
    because: 'what the provider told, for ninety days',
  },
  'private.sandbox_objects': { exportedAs: null, onDeletion: 'kept', because: 'invented payments of a trial' },
  'private.rate_limits': { exportedAs: null, onDeletion: 'kept', because: 'counters that lapse within the hour' },
  'private.mailboxes': {
    exportedAs: 'mailbox',
    onDeletion: 'kept',
    because: 'a keyed hash: the gift is given once, and spent tokens of a refunded payment stay owed',
  },
  'private.audit_log': { exportedAs: 'log-of-admins', onDeletion: 'kept', because: 'what admins did, by id' },
  'private.audit_subjects': {
    exportedAs: null,
    onDeletion: 'kept',
    because: 'which request of an admin was about which id',
  },
};

/** Tables without personal data. */
export const impersonalTables: readonly string[] = [
  'private.definitions',
  'private.document_counters',
  'private.legal_texts',
  'private.migrations',
  'private.operator_alerts',
  'private.reconciliations',
  'private.preview_days',
  'private.seeds',
  'private.settings',
  'private.storable_choices',
  'private.token_days',
  'public.ai_models',
  'public.discounts',
  'public.prices',
  'public.products',
  'public.translations',
];
