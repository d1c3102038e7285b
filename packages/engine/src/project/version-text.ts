import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { phrases } from '../knowledge/phrases.ts';
import type { InstalledVersion } from './installed-version.ts';

/** Writes an installed version for the stack of a rule: `19.3.1`, or `18.2+ (below 19)` for a range. */
export function versionText({ from, below, isExact, written }: InstalledVersion, language: ContentLanguage): string {
  if (written !== undefined) return written;
  if (isExact) return from;
  return `${short(from)}+${below === undefined ? '' : ` (${phrases.below[language]} ${short(below)})`}`;
}

function short(version: string): string {
  return version.replace(/(\.0){1,2}$/, '');
}
