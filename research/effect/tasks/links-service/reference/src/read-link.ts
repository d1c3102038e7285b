import type { Link } from './store.ts';

const codePattern = /^[a-z0-9-]{3,40}$/;
const datePattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Makes a link from what was sent, or returns why it is none. */
export function readLink(body: Record<string, unknown>): Link | string {
  const { code, url, expiresAt } = body;
  if (typeof code !== 'string' || !codePattern.test(code) || code === 'links')
    return 'A code has 3 to 40 letters, digits or hyphens.';
  if (typeof url !== 'string' || !isWebAddress(url)) return 'The address must begin with http:// or https://.';
  const ends = readDate(expiresAt);
  if (ends === undefined) return 'expiresAt must be a date and time such as 2027-01-31T18:00:00Z.';
  return { code, url, createdAt: new Date().toISOString(), expiresAt: ends, clicks: 0, lastClickAt: null };
}

/** Returns null for no date and undefined for what is not a real one. */
function readDate(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || !datePattern.test(value)) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const [year, month, day] = value.split(/[-T]/).map(Number);
  const isRealDay = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  return isRealDay ? date.toISOString() : undefined;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}
