import type { PackEntry } from '@regelwerk/contract/rules/project-changes';
import type { CheckName, Enforcement } from '../enforcement.ts';

/** Builds an entry of the pack from the text for a file and what the person does with it. */
export function packEntry(
  enforcements: readonly Enforcement[],
  check: CheckName,
  path: string,
  text: string,
  { language, en, de }: { readonly language: string; readonly en: string; readonly de: string },
): PackEntry {
  const directives = [...new Set(enforcements.map(({ directive }) => directive))];
  return { directives, check, path, language, text, why: { en, de } };
}
