import { type FunctionName, functions, type RequestOf } from '@regelwerk/contract/functions';
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
const project: RequestOf<'generate-rules'>['project'] = {
  technologies: [
    {
      name: 'react',
      ecosystem: 'npm',
      framework: 'React',
      version: '^18.2.0',
      isExact: false,
      evidence: 'package.json',
    },
  ],
  packageManagers: [{ name: 'pnpm', evidence: 'pnpm-lock.yaml' }],
  runtimes: [{ name: 'node', version: '24.1.0', evidence: '.nvmrc' }],
  commands: [{ kind: 'test', folder: 'apps/web', text: 'pnpm test', evidence: 'apps/web/package.json' }],
  checks: [{ name: 'tsc', settings: ['strict'], evidence: 'tsconfig.json' }],
  layout: {
    workspaces: ['pnpm'],
    packages: [{ path: 'apps/web', name: 'web' }],
    sourceFolders: ['apps/web/src'],
    testFolders: [],
    tests: 'colocated',
    testNames: ['*.test.ts'],
  },
  ruleFiles: [{ path: 'AGENTS.md', size: 10 }],
  isNew: false,
  skipped: [{ path: '.env', reason: 'secret' }],
};
const page = { page: 1, perPage: 25, search: '' } as const;

/** At least one valid body for each function, and for each action of a function that has several. */
export function functionBodies(known: KnownThings): {
  readonly [Name in FunctionName]: readonly NonNullable<RequestOf<Name>>[];
} {
  const [id = '', other = '', third = ''] = known.ids;
  const { orderId, orderNumber, documentId, sessionId, consent } = known;
  const [priceId = 'price_none'] = known.prices;
  const requestId = '00000000-0000-4000-8000-0000000000ff';
  const buyer = { country: 'DE', vatId: 'ATU12345675' };
  const billing = {
    isBusiness: true,
    name: 'Fuzz',
    street: 'Weg 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    vatId: '',
  };
  return {
    'access-tokens': [
      { action: 'list' },
      { action: 'create', name: 'fuzz', scopes: ['rules:read', 'rules:write'], days: 30, dailyLimit: 3 },
      { action: 'revoke', id: third },
      { action: 'readDevice', userCode: 'BCDF-GHJK' },
      { action: 'decideDevice', userCode: 'BCDF-GHJK', approve: true },
    ],
    account: [
      { action: 'sessions' },
      { action: 'endSession', sessionId: other },
      { action: 'changePassword', current: 'not the password', next: 'another horse 9' },
      { action: 'export' },
      { action: 'retention' },
      { action: 'unspent' },
      { action: 'ruleMail' },
      { action: 'delete', current: 'not the password', refund: true },
    ],
    'admin-content': [
      { action: 'getModels' },
      { action: 'saveModel', model: { name: 'Claude', description: 'd', is_active: true } },
      { action: 'deleteModel', id },
      { action: 'getTranslations', ...page, search: 'a', state: 'changed', place: 'everywhere' },
      { action: 'saveTranslation', key: 'fuzz.key', language: 'de', value: 'x', seen: null },
      { action: 'saveTranslation', key: 'fuzz.key', language: 'de', value: null },
    ],
    'admin-notices': [
      { action: 'list', state: 'open', ...page, sort: 'due_at' },
      { action: 'previewRefund', noticeId: id, find: `RW-${orderNumber}` },
      { action: 'refund', noticeId: id, orderId, amount: 1 },
      { action: 'cancelPlan', noticeId: id, orderId, seen: { endsAt: '2026-12-26T12:00:00.000Z', refund: 0 } },
      {
        action: 'cancelPlan',
        noticeId: id,
        orderId,
        forCause: true,
        seen: { endsAt: '2026-12-26T12:00:00.000Z', refund: 0 },
      },
      { action: 'undoCancellation', noticeId: id, reason: 'The owner did not want it' },
      { action: 'settle', noticeId: id, reason: 'because', answer: 'no' },
    ],
    'admin-data': [
      { action: 'audit', only: 'export', ...page },
      { action: 'customer', id },
      { action: 'health' },
      { action: 'waiting' },
      { action: 'overview', days: 90 },
      { action: 'export', table: 'orders', search: 'a', filter: 'paid' },
      { action: 'export', table: 'audit', search: '', filter: '' },
    ],
    'admin-orders': [
      { action: 'reviews', state: 'open', ...page, sort: 'number' },
      { action: 'resolve', orderId, verdict: 'refund', reason: 'because' },
      { action: 'list', state: 'returned', kind: 'token_pack', from: '2026-01-01', to: '2026-12-31', ...page },
      { action: 'read', id: orderId },
      { action: 'previewRefund', orderId, payment: 'pi_none', extent: 'unspent' },
      {
        action: 'refund',
        orderId,
        payment: 'pi_none',
        extent: 'part',
        part: 1,
        endsPlan: true,
        reason: 'fuzz',
        seen: { amount: 1, tokens: 0, returned: 0 },
        requestId,
      },
      { action: 'endPlan', orderId, reason: 'fuzz', requestId },
      { action: 'retry', decisionId: id },
      { action: 'resend', what: 'document', id: documentId, requestId },
    ],
    'admin-people': [
      { action: 'sessions', userId: third },
      { action: 'endSessions', userId: third, sessionId: other },
      { action: 'sendLink', userId: third, link: 'reset', requestId },
    ],
    'admin-search': [{ search: 'a@' }],
    'admin-stripe': [
      { action: 'getProducts', active: true, refresh: false, ...page },
      { action: 'getCustomers', ...page },
      { action: 'getSubscriptions', status: 'active', ...page },
      { action: 'getDiscounts', active: true, ...page },
      { action: 'createProduct', productData: { name: 'Fuzz', description: 'd', active: true, tokens: 5 }, requestId },
      { action: 'updateProduct', productId: id, productData: { name: 'Fuzz' }, seen: { name: 'x' } },
      { action: 'deleteProduct', productId: id },
      { action: 'giveNotice', productId: id, reasons: { en: 'It ends.', de: 'Er endet.' } },
      {
        action: 'createPrice',
        priceData: {
          product: id,
          unit_amount: 100,
          currency: 'eur',
          recurring: { interval: 'month', interval_count: 1, trial_period_days: 0 },
        },
      },
      {
        action: 'createPrice',
        priceData: { product: id, unit_amount: 100, currency: 'eur' },
        replaces: other,
        requestId,
      },
      { action: 'archivePrice', priceId: id },
      { action: 'activatePrice', priceId: id },
      { action: 'createCoupon', couponData: { name: 'Fuzz', percent_off: 10, duration: 'once', code: 'FUZZ-1' } },
      {
        action: 'updateDiscount',
        discountId: id,
        discountData: { name: 'Fuzz', description: '', active: true, valid_until: '2027-01-01' },
      },
    ],
    'admin-tokens': [{ userId: third, amount: 3, reason: 'fuzz', requestId }],
    'admin-users': [page],
    admins: [
      { action: 'list' },
      { action: 'requireTwoFactor', isRequired: false },
      { action: 'removeTwoFactor', email: 'x@example.com' },
    ],
    'billing-details': [{ action: 'read' }, { action: 'save', details: billing }],
    'billing-document': [
      { id: documentId, format: 'pdf' },
      { id: documentId, format: 'xml' },
    ],
    'confirm-purchase': [{ sessionId }, { sessionId: 'cs_test_1' }],
    contracts: [
      { action: 'list' },
      { action: 'declarations' },
      { action: 'read', number: orderNumber },
      { action: 'takeBack', number: orderNumber },
    ],
    'create-checkout': [{ priceId, promotionCode: 'SAVE', consent }],
    'customer-portal': [{ locale: 'de' }],
    'device-code': [{ machineName: 'fuzz' }],
    'device-token': [{ device_code: 'none' }],
    'generate-rules': [
      { formData: form },
      { formData: { ...form, aiModel: 'cursor', outputFormat: 'JSON' }, language: 'de', size: 'full', consent: true },
      { formData: { ...form, applicationType: 'Frontend', frameworks: ['Vue'] }, size: 'lean', requestId },
      { formData: form, offerExisting: true },
      { formData: form, project },
    ],
    'deliver-rule': [
      { requestId, tools: ['Claude Code', 'codex'] },
      { configurationId: third, tools: ['ChatGPT'] },
    ],
    'generated-rule': [{ requestId }, { requestId: other }],
    'list-rules': [{}],
    'next-token': [{}],
    'quote-order': [
      { priceId, promotionCode: 'SAVE' },
      { priceId, buyer },
    ],
    'request-admin': [{}],
    'refresh-rule': [
      { action: 'outlook', configurationId: third, project },
      {
        action: 'note',
        configurationId: third,
        stale: { version: 1, command: 0, generated: 0, convention: 0, claim: 2 },
      },
      { action: 'refresh', configurationId: third, versionId: other, requestId, price: 1, project },
    ],
    'save-rule': [{ requestId, name: 'Mine' }],
    'saved-rule': [{ configurationId: third }],
    'shared-rule': [{ token: 'f'.repeat(32) }],
    'token-purchase': [
      { priceId, consent: { ...consent, termsVersion: 'a' } },
      { priceId, consent, billing, expected: { amount: 1 } },
    ],
    'update-admin-status': [{ email: 'nobody@example.com', isAdmin: true }],
  };
}

export function functionGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const bodies: Readonly<Record<FunctionName, readonly object[]>> = functionBodies(known);
  const callsFor = (who: 'anyone' | 'person' | 'admin') =>
    Object.keys(functions)
      .filter((name): name is FunctionName => name in functions)
      .filter((name) => functions[name].who === who)
      .flatMap((name) => bodies[name].map((body) => [name, body] as const));
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
        api: 'functions' as const,
        caller,
        method: 'POST',
        path: `/functions/v1/${name}`,
        headers: { 'content-type': media, accept: wanted },
        // some are truncated
        body: cut < 8 ? text.slice(0, cut) : text,
      }));
  const unknown = hostileText.map((name) => ({
    api: 'functions' as const,
    caller: 'stranger' as const,
    method: 'POST',
    path: `/functions/v1/${encodeURIComponent(name.toWellFormed())}`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: call(['visitor', 'visitor', 'stranger', 'forger'], callsFor('anyone')),
    },
    { weight: 5, arbitrary: call(['visitor', 'stranger', 'stranger', 'stranger'], callsFor('person')) },
    { weight: 5, arbitrary: call(['stranger', 'admin', 'admin', 'admin'], callsFor('admin')) },
    { weight: 1, arbitrary: unknown },
  ) as fc.Arbitrary<HostileRequest>;
}
