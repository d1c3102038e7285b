import { type Localized, localized } from '@regelwerk/engine/directive';
import type { Fix, Severity } from './finding.ts';
import type { RuleSet } from './reading/rule-set.ts';

/** Where an entry found something. `what` and `other` are quoted in its words. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly what?: string | Localized | undefined;
  readonly other?: string | Localized | undefined;
  readonly severity?: Severity | undefined;
  readonly source?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** One kind of finding: how it is found, and its words, in which `{what}` and `{other}` stand for what was found. */
export interface Entry {
  readonly code: string;
  readonly severity: Severity;
  readonly says: Localized;
  readonly find: (set: RuleSet) => readonly Found[];
}

/** Builds an entry. */
export function entry(
  code: string,
  severity: Severity,
  says: readonly [en: string, de: string],
  find: Entry['find'],
): Entry {
  return { code, severity, says: localized(...says), find };
}
