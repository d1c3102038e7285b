import fc from 'fast-check';
import { bent, hostileText } from './hostile-values.ts';
import type { Caller, HostileRequest, KnownThings } from './request-grammar.ts';

const form = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'Django'],
  behaviorPreference: 'Strict',
  outputFormat: 'Both',
  additionalNotes: 'Use tabs.',
};
const page = { page: 1, perPage: 25, search: '', sort: 'created_at', direction: 'asc' };

export function functionGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const [id = '', other = '', third = ''] = known.ids;
  const [priceId = 'price_none'] = known.prices;
  const requestId = '00000000-0000-4000-8000-0000000000ff';
  const generate: readonly object[] = [
    { formData: form },
    { formData: { ...form, aiModel: 'cursor', outputFormat: 'JSON' }, language: 'de', size: 'full', consent: true },
    { formData: { ...form, applicationType: 'Frontend', frameworks: ['Vue'] }, size: 'lean', requestId },
  ];
  const own: readonly (readonly [string, object])[] = [
    ['account', { action: 'sessions' }],
    ['account', { action: 'endSession', sessionId: other }],
    ['account', { action: 'retention' }],
    ['account', { action: 'delete', current: 'not the password' }],
    ['confirm-purchase', { sessionId: 'cs_test_1' }],
    ['contracts', { action: 'list' }],
    ['contracts', { action: 'read', number: 1001 }],
    [
      'create-checkout',
      { priceId, promotionCode: 'SAVE', consent: { termsVersion: 'a', withdrawalVersion: 'b', locale: 'en' } },
    ],
    ['customer-portal', { locale: 'de' }],
    ['quote-order', { priceId, promotionCode: 'SAVE' }],
    ['request-admin', {}],
    ['saved-rule', { configurationId: third }],
    ['token-purchase', { priceId, consent: { termsVersion: 'a', withdrawalVersion: 'b', locale: 'de' } }],
    ['update-admin-status', { email: 'nobody@example.com', isAdmin: true }],
  ];
  const administration: readonly (readonly [string, object])[] = [
    ['admin-content', { action: 'getModels' }],
    ['admin-content', { action: 'saveModel', model: { name: 'Claude', description: 'd', is_active: true } }],
    ['admin-content', { action: 'getTranslations', page: 1, perPage: 25, search: 'a' }],
    ['admin-content', { action: 'saveTranslation', key: 'fuzz.key', language: 'de', value: 'x' }],
    ['admin-data', { view: 'audit', action: 'export', ...page }],
    ['admin-data', { view: 'customer', id }],
    ['admin-data', { view: 'health' }],
    ['admin-data', { view: 'overview', days: 90 }],
    ['admin-data', { view: 'notices', state: 'open', ...page, sort: 'due_at' }],
    ['admin-data', { view: 'refundPreview', noticeId: id, find: 'RW-1001' }],
    ['admin-data', { view: 'refund', noticeId: id, orderId: other, amount: 1 }],
    ['admin-data', { view: 'cancelPlan', noticeId: id, orderId: other }],
    ['admin-data', { view: 'settle', noticeId: id, reason: 'because', answer: 'no' }],
    ['admin-data', { view: 'export', table: 'orders', search: 'a', filter: 'paid' }],
    ['admin-data', { view: 'export', table: 'audit', search: '', filter: '' }],
    ['admin-stripe', { action: 'getProducts', active: true, refresh: false, ...page }],
    ['admin-stripe', { action: 'getCustomers', ...page }],
    ['admin-stripe', { action: 'getSubscriptions', status: 'active', ...page }],
    ['admin-stripe', { action: 'getDiscounts', active: true, ...page }],
    [
      'admin-stripe',
      { action: 'createProduct', productData: { name: 'Fuzz', description: 'd', active: true, tokens: 5 } },
    ],
    ['admin-stripe', { action: 'updateProduct', productId: id, productData: { name: 'Fuzz' }, seen: { name: 'x' } }],
    [
      'admin-stripe',
      {
        action: 'createPrice',
        priceData: {
          product: id,
          unit_amount: 100,
          currency: 'eur',
          recurring: { interval: 'month', interval_count: 1, trial_period_days: 0 },
        },
      },
    ],
    ['admin-stripe', { action: 'archivePrice', priceId: id }],
    [
      'admin-stripe',
      { action: 'createCoupon', couponData: { name: 'Fuzz', percent_off: 10, duration: 'once', code: 'FUZZ-1' } },
    ],
    [
      'admin-stripe',
      {
        action: 'updateDiscount',
        discountId: id,
        discountData: { name: 'Fuzz', description: '', active: true, valid_until: '2027-01-01' },
      },
    ],
    ['admin-tokens', { userId: third, amount: 3, reason: 'fuzz', requestId }],
    ['admin-users', page],
  ];
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        ';',
      ),
    },
  );
  const accept = fc.constantFrom('*/*', 'application/json', 'text/event-stream', 'constructor', ',;q=x');
  const call = (callers: readonly Caller[], calls: readonly (readonly [string, object])[]) =>
    fc
      .record({ caller: fc.constantFrom(...callers), call: fc.constantFrom(...calls), type, accept, cut: fc.nat(400) })
      .chain(({ call: [name, body], ...rest }) =>
        bent(body).map((sent) => ({ ...rest, name, text: JSON.stringify(sent) ?? '' })),
      )
      .map(({ caller, name, text, type: media, accept: wanted, cut }) => ({
        surface: 'functions' as const,
        caller,
        method: 'POST',
        path: `/functions/v1/${name}`,
        headers: { 'content-type': media, accept: wanted },
        // some are truncated
        body: cut < 8 ? text.slice(0, cut) : text,
      }));
  const unknown = hostileText.map((name) => ({
    surface: 'functions' as const,
    caller: 'stranger' as const,
    method: 'POST',
    path: `/functions/v1/${encodeURIComponent(name.toWellFormed())}`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: call(
        ['visitor', 'visitor', 'stranger', 'forger'],
        generate.map((body) => ['generate-rules', body] as const),
      ),
    },
    { weight: 5, arbitrary: call(['visitor', 'stranger', 'stranger', 'stranger'], own) },
    { weight: 5, arbitrary: call(['stranger', 'admin', 'admin', 'admin'], administration) },
    { weight: 1, arbitrary: unknown },
  ) as fc.Arbitrary<HostileRequest>;
}
