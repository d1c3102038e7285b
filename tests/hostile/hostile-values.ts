import fc from 'fast-check';

const texts = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u200b\u200d',
  '\ufeff',
  '\u202eabc',
  '\u2066a\u2069b',
  'می\u200cخواهم',
  '１２３４５６',
  '١٢٣٤٥٦',
  '>=20 (LTS)',
  '>1.0.9007199254740991',
  'a\u0301'.repeat(300),
  'x'.repeat(5000),
  'ä'.repeat(300),
  '😀'.repeat(120),
  "' or 1=1 --",
  '"',
  '\\',
  '%',
  '%00',
  '*',
  '(',
  ')',
  '{',
  '{a,b}',
  '{"a"',
  ',',
  '.',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  'null',
  'true',
  'NaN',
  'infinity',
  '1e309',
  '-1',
  '0x10',
  '99999999999999999999',
  '2147483648',
  '2026-02-30',
  'now()',
  '0001-01-01 BC',
  '00000000-0000-0000-0000-000000000000',
  '-'.repeat(36),
  'javascript:alert(1)',
  'http://[',
  '//evil.example',
  'file:///etc/passwd',
];

/** Text that has broken some software before: where text is allowed, it must be refused or stored unchanged. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

const numbers = [0, -0, -1, 1.5, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE];
const nested = (open: string, close: string, depth: number) =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Any JSON value, most of them unexpected. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(nested('[', ']', 3000), nested('{"a":', '}', 3000)) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
);

/** A valid body, or one with a value replaced, added or removed. */
export function bent(valid: object): fc.Arbitrary<unknown> {
  const paths = [[], ...pathsOf(valid)];
  const change = fc
    .record({ path: fc.constantFrom(...paths), value: hostileJson, isGone: fc.boolean() })
    .map(({ path, value, isGone }) => withValue(valid, path, isGone ? undefined : value));
  const extra = fc.tuple(hostileText, hostileJson).map(([key, value]) => ({ ...valid, [key]: value }));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<unknown>(valid) },
    { weight: 6, arbitrary: change },
    { weight: 1, arbitrary: extra },
    { weight: 1, arbitrary: hostileJson },
  );
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])]);
}

function withValue(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined || typeof target !== 'object' || target === null) return value;
  const inner = withValue((target as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(target)) return target.map((one, index) => (String(index) === key ? inner : one));
  return { ...target, [key]: inner };
}
