import type { StackEntry } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { phrases } from '../knowledge/phrases.ts';

/**
 * Writes the technologies of a rule in one line, with their versions as far as these are known: major and minor, which decide how
 * code is written. Those of one folder stand together behind the others.
 */
export function stackText(stack: readonly StackEntry[], language: ContentLanguage): string {
  const groups = Map.groupBy(stack, ({ folder = '' }) => folder);
  const inRoot = groups.get('') ?? [];
  const others = [...groups].filter(([folder]) => folder !== '');
  const listed = (entries: readonly StackEntry[]) => entries.map((entry) => entryText(entry, language)).join(', ');
  return [
    ...(inRoot.length === 0 ? [] : [listed(inRoot)]),
    ...others.map(([folder, entries]) => `${phrases.inFolder[language]} ${folder}: ${listed(entries)}`),
  ].join('; ');
}

function entryText({ name, version, feasibility }: StackEntry, language: ContentLanguage): string {
  const known = version.includes(' in ') ? `(${short(version)})` : short(version);
  const text = version === '' ? name : `${name} ${known}`;
  return feasibility === 'external' ? `${text} (${phrases.external[language]})` : text;
}

/** `7.2.2.1` becomes `7.2`; a prerelease stays. */
function short(version: string): string {
  return version.replaceAll(/(?<![\w.])(\d+\.\d+)(?:\.\d+)+(?![\w.-])/g, '$1');
}
