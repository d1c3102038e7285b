export interface Unit {
  /** As it is written, in lower case. */
  readonly sign: string;
  readonly milliseconds: number;
  /** One of it and several, in each language. */
  readonly names: { readonly en: readonly [string, string]; readonly de: readonly [string, string] };
}

/** The largest first. A day is 24 hours and a week 7 days; there are no months and years, since they differ in length. */
export const units: readonly Unit[] = [
  { sign: 'w', milliseconds: 604_800_000, names: { en: ['week', 'weeks'], de: ['Woche', 'Wochen'] } },
  { sign: 'd', milliseconds: 86_400_000, names: { en: ['day', 'days'], de: ['Tag', 'Tage'] } },
  { sign: 'h', milliseconds: 3_600_000, names: { en: ['hour', 'hours'], de: ['Stunde', 'Stunden'] } },
  { sign: 'm', milliseconds: 60_000, names: { en: ['minute', 'minutes'], de: ['Minute', 'Minuten'] } },
  { sign: 's', milliseconds: 1000, names: { en: ['second', 'seconds'], de: ['Sekunde', 'Sekunden'] } },
  { sign: 'ms', milliseconds: 1, names: { en: ['millisecond', 'milliseconds'], de: ['Millisekunde', 'Millisekunden'] } },
];
