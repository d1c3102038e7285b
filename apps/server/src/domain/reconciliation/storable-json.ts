/** Escapes of JSON; the first group is a NUL or half of a character, which `JSON.stringify` never writes for a whole one. */
const escaped = /\\(?:(u0000|ud[89a-f][0-9a-f]{2})|.)/gs;

/** Writes a value as JSON that Postgres can store: replacement characters stand for NUL and incomplete Unicode. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(escaped, (all, unstorable) => (unstorable === undefined ? all : '\ufffd'));
}
