/** The types of JSON columns, which the database does not describe, by table and column. */
export const columnReads: Readonly<Record<string, string>> = {
  'auth.sessions.amr': 'readonly AuthenticationMethod[]',
  'private.legal_notices.details': 'Readonly<Record<string, unknown>>',
  'private.payment_events.payload': 'Readonly<Record<string, unknown>>',
  'public.billing_documents.facts': 'Readonly<Record<string, unknown>>',
  'public.orders.billing': 'Readonly<Record<string, unknown>>',
};
