import { RestError } from './errors.ts';

/** The caller's preferences from the header Prefer. */
export interface Preferences {
  readonly wantsRows: boolean;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly isCounted: boolean;
  /** Absent keys get the column's default instead of null. */
  readonly usesDefaults: boolean;
  /** If more rows than this change, the call is refused and rolled back. */
  readonly maxAffected: number | undefined;
  /** The preferences to report in Preference-Applied. */
  readonly applied: readonly string[];
}

const known =
  /^(return=(minimal|headers-only|representation)|resolution=(merge|ignore)-duplicates|count=(exact|planned|estimated)|missing=(default|null)|handling=(strict|lenient)|max-affected=\d{1,9}|tx=commit)$/;

/** Parses the preferences; ignores unknown ones, unless the caller asked for strict handling. */
export function parsePrefer(header: string | undefined): Preferences {
  const entries = (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const isStrict = entries.includes('handling=strict');
  const unknown = entries.filter((entry) => !known.test(entry));
  if (isStrict && unknown.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`,
    });
  }
  const limit = entries.find((entry) => entry.startsWith('max-affected='));
  const resolution = (['merge-duplicates', 'ignore-duplicates'] as const).find((one) =>
    entries.includes(`resolution=${one}`),
  );
  return {
    wantsRows: entries.includes('return=representation'),
    resolution,
    isCounted: entries.some((entry) => entry.startsWith('count=') && known.test(entry)),
    usesDefaults: entries.includes('missing=default'),
    maxAffected: isStrict && limit !== undefined ? Number(limit.slice('max-affected='.length)) : undefined,
    applied: entries.filter((entry) => known.test(entry)),
  };
}
