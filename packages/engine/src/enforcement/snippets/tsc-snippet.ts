import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the flags for `compilerOptions` of the project's tsconfig. */
export const tscSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('tsc', profile) ?? 'tsconfig.json';
  const flags = namedRules(enforcements).filter((rule) => !rule.startsWith('typescript '));
  const more = profile.checks.filter(({ name }) => name === 'tsc').length > 1;
  if (flags.length === 0) return [];
  const options = Object.fromEntries(flags.map((flag) => [flag, true]));
  return [
    packEntry(enforcements, 'tsc', path, `${JSON.stringify({ compilerOptions: options }, null, 2)}\n`, {
      language: 'json',
      en: `Add these flags to \`compilerOptions\` in ${path}${more ? ' and in the other tsconfig files' : ''}.`,
      de: `Diese Flags in ${path}${more ? ' und in den anderen tsconfig-Dateien' : ''} unter \`compilerOptions\` ergänzen.`,
    }),
  ];
};
