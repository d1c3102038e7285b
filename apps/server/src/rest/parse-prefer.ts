import { RestError } from './errors.ts';

/** The caller's preferences from the header Prefer. */
export interface Preferences {
  readonly wantsRows: boolean;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly isCounted: boolean;
  /** The preferences to report in Preference-Applied. */
  readonly applied: readonly string[];
}

const known =
  /^(return=(minimal|headers-only|representation)|resolution=(merge|ignore)-duplicates|count=(exact|planned|estimated)|missing=null|handling=(strict|lenient))$/;
/** These change what a call writes, so a call that relies on them must not be carried out without them. */
const refused = /^(missing=default|max-affected=.*|tx=rollback)$/;

/** Parses the preferences; ignores unknown ones, unless the caller asked for strict handling. */
export function parsePrefer(header = ''): Preferences {
  const entries = header
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const isStrict = entries.includes('handling=strict');
  const invalid = entries.filter((entry) => refused.test(entry) || (isStrict && !known.test(entry)));
  if (invalid.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given', {
      details: `Invalid preferences: ${invalid.join(', ').slice(0, 200)}`,
    });
  }
  const applied = entries.filter((entry) => known.test(entry));
  return {
    wantsRows: applied.includes('return=representation'),
    resolution: (['merge-duplicates', 'ignore-duplicates'] as const).find((one) =>
      applied.includes(`resolution=${one}`),
    ),
    isCounted: applied.some((entry) => entry.startsWith('count=')),
    applied,
  };
}
