import { paths } from '@regelwerk/contract/shared/paths';
import fc from 'fast-check';
import { bent, hostileText } from './hostile-values.ts';
import type { HostileRequest, KnownThings } from './request-grammar.ts';

const files = [
  '/config.json',
  '/schemas/rule-1.json',
  '/robots.txt',
  '/sitemap.xml',
  '/index.html',
  '/assets/',
  '/pages/en/home.html',
  '/health',
  '/ready',
  '/dev/mailbox',
  '/auth/v1/.well-known/jwks.json',
  '/storage/v1/object/x',
  '/.env',
  '/..%2f..%2fpackage.json',
];
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json',
];

/** Pages, files, forms, dev tools, the payment sandbox and its webhooks. */
export function pageGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const text = fc.oneof(hostileText, fc.constantFrom(...known.ids));
  const place = fc.oneof(
    fc.constantFrom(...Object.values(paths), ...files),
    text.map((name) => `/${encode(name)}`),
    text.map((name) => `${paths.withdraw}/${encode(name)}`),
  );
  const query = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom('lang', 'id', 'step', 'contract'), hostileText), text), { maxLength: 2 })
    .map((pairs) => new URLSearchParams(pairs).toString());
  const get = fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
      place,
      query,
      language: fc.constantFrom('de', 'en', '*', 'de;q=x', ',,,'),
    })
    .map(({ method, place: path, query: more, language }) => ({
      api: 'pages' as const,
      caller: 'visitor' as const,
      method,
      path: `${path}?${more}`,
      headers: { 'accept-language': language },
    }));
  const notice = {
    id: '00000000-0000-4000-8000-0000000000aa',
    name: 'Fuzz',
    email: 'fuzz@example.com',
    contractReference: 'RW-1',
    type: 'ordinary',
    reason: '',
    end: '',
    step: 'confirm',
    homepage: '',
  };
  const sandboxForms: readonly (readonly [string, object])[] = [
    ['/sandbox', { span: 'day' }],
    ['/sandbox/checkout/cs_test_1', { card: 'succeeds', bank: 'yes' }],
    ['/sandbox/portal/bps_1', { subscription: 'sub_1', action: 'cancel', price: 'price_1' }],
  ];
  const form = (api: 'pages' | 'payments', calls: readonly (readonly [string, object])[]) =>
    fc
      .record({ call: fc.constantFrom(...calls), type: fc.constantFrom(types[0] ?? '', ...types) })
      .chain(({ call: [path, body], type }) => bent(body).map((values) => ({ path, type, values })))
      .map(({ path, type, values }) => ({
        api,
        caller: 'visitor' as const,
        method: 'POST',
        path,
        headers: { 'content-type': type },
        body: formText(values),
      }));
  const event = bent({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1' } },
  });
  const webhook = fc
    .record({ event, signature: fc.oneof(fc.constantFrom('t=1,v1=00', 't=99999999999,v1=', ''), hostileText) })
    .map(({ event: sent, signature }) => ({
      api: 'payments' as const,
      caller: 'visitor' as const,
      method: 'POST',
      path: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature.replace(/[^\x20-\x7e]/g, '') },
      body: JSON.stringify(sent),
    }));
  const sandboxReads = text.chain((name) =>
    fc
      .constantFrom('/sandbox', `/sandbox/checkout/${encode(name)}`, `/sandbox/receipt/${encode(name)}`)
      .map((path) => ({
        api: 'payments' as const,
        caller: 'visitor' as const,
        method: 'GET',
        path,
        headers: {},
      })),
  );
  return fc.oneof(
    { weight: 5, arbitrary: get },
    {
      weight: 2,
      arbitrary: form('pages', [
        [paths.withdraw, notice],
        [paths.cancelContract, notice],
        [paths.cancelContract, { ...notice, type: 'extraordinary', reason: 'because', end: '9999-12-31' }],
      ]),
    },
    { weight: 2, arbitrary: form('payments', sandboxForms) },
    { weight: 1, arbitrary: webhook },
    { weight: 1, arbitrary: sandboxReads },
    { weight: 3, arbitrary: frameGrammar(known) },
  ) as fc.Arbitrary<HostileRequest>;
}

/** Frames of both serializers; the path names the socket. */
function frameGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const filter = fc.oneof(
    hostileText,
    fc.constantFrom(`user_id=eq.${known.ids[0]}`, 'name=like.*', 'id=in.(1,2)', 'id=in.(', 'a=not.is.null'),
  );
  const join = fc
    .record({
      event: fc.constantFrom('*', 'INSERT', 'DELETE'),
      table: fc.constantFrom('user_configurations', 'generated_rules', 'translations', '*'),
      filter,
    })
    .chain((change) =>
      bent({
        config: {
          postgres_changes: [{ schema: 'public', ...change }],
          broadcast: { self: true },
          presence: { key: '' },
        },
        access_token: null,
      }),
    );
  const topic = fc.oneof(fc.constantFrom('realtime:a', 'realtime:b', 'realtime:c', 'phoenix'), hostileText);
  const event = fc.oneof(
    fc.constantFrom('phx_join', 'phx_join', 'phx_leave', 'access_token', 'heartbeat', 'broadcast'),
    hostileText,
  );
  return fc
    .record({
      topic,
      event,
      payload: fc.oneof(join, bent({ access_token: 'x' })),
      caller: fc.constantFrom('visitor', 'stranger'),
      version: fc.constantFrom('1.0.0', '2.0.0'),
      isBent: fc.nat(9),
    })
    .map(({ topic: name, event: kind, payload, caller, version, isBent }) => {
      const frame =
        version === '2.0.0'
          ? ['1', '1', name, kind, payload]
          : { join_ref: '1', ref: '1', topic: name, event: kind, payload };
      const body = JSON.stringify(frame);
      return {
        api: 'realtime' as const,
        caller,
        method: 'FRAME',
        path: version,
        headers: {},
        body: isBent === 0 ? body.slice(0, -2) : body,
      };
    }) as fc.Arbitrary<HostileRequest>;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function formText(values: unknown): string {
  if (typeof values !== 'object' || values === null) return asText(values);
  return new URLSearchParams(Object.entries(values).map(([key, value]) => [key, asText(value)])).toString();
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
