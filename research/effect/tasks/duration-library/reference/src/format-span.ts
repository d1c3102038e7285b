import { SpanError } from './span-error.ts';
import { units } from './units.ts';

export interface SpanFormat {
  /** `short` is `1h 30m`, `clock` is `1:30:00`, `iso` is `PT1H30M`, `long` is `1 hour 30 minutes`. */
  readonly style?: 'short' | 'clock' | 'iso' | 'long';
  /** Of the style `long`: a language tag; German for `de` and its regions, English for every other. */
  readonly locale?: string;
}

/** Writes milliseconds as a text, `1h 30m` unless told. Throws a SpanError for what is no finite number and for an unknown style. */
export function formatSpan(milliseconds: number, format?: SpanFormat): string {
  if (!Number.isFinite(milliseconds)) throw new SpanError('A span is a finite number of milliseconds.', milliseconds);
  // `map` hands on an index
  const { style = 'short', locale = 'en' } = typeof format === 'object' && format !== null ? format : {};
  const whole = Math.round(Math.abs(milliseconds));
  const sign = milliseconds < 0 ? '-' : '';
  if (style === 'short') return whole === 0 ? '0s' : sign + writeShort(whole);
  if (style === 'clock') {
    const seconds = Math.round(whole / 1000);
    return (seconds === 0 ? '' : sign) + writeClock(seconds);
  }
  if (style === 'iso') return whole === 0 ? 'PT0S' : sign + writeIso(whole);
  if (style === 'long') return (whole === 0 ? '' : sign) + writeLong(whole, /^de\b/i.test(locale) ? 'de' : 'en');
  throw new SpanError('A style is short, clock, iso or long.', style);
}

/** Splits into units from days to milliseconds: nobody plans in weeks, so they are read and never written. */
function split(whole: number) {
  let rest = whole;
  return units.slice(1).map((unit) => {
    const amount = Math.floor(rest / unit.milliseconds);
    rest -= amount * unit.milliseconds;
    return { unit, amount };
  });
}

function writeShort(whole: number): string {
  return split(whole)
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) => `${amount}${unit.sign}`)
    .join(' ');
}

function writeClock(seconds: number): string {
  const two = (amount: number) => String(amount).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function writeIso(whole: number): string {
  const [days = 0, hours = 0, minutes = 0, seconds = 0, rest = 0] = split(whole).map(({ amount }) => amount);
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds + rest > 0 ? `${seconds}${fraction}S` : ''}`;
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`;
}

function writeLong(whole: number, language: 'en' | 'de'): string {
  const parts = split(whole).filter(({ amount, unit }) => amount > 0 || (whole === 0 && unit.sign === 's'));
  return parts.map(({ unit, amount }) => `${amount} ${unit.names[language][amount === 1 ? 0 : 1]}`).join(' ');
}
