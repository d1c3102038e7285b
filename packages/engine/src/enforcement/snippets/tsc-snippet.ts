import { namedRules } from './named-rules.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the flags for `compilerOptions` of the project's tsconfig. */
export const tscSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('tsc', profile) ?? 'tsconfig.json';
  const options = Object.fromEntries(namedRules(enforcements).map((flag) => [flag, true]));
  return [
    {
      directives: enforcements.map(({ directive }) => directive),
      check: 'tsc',
      path,
      language: 'json',
      text: `${JSON.stringify({ compilerOptions: options }, null, 2)}\n`,
      why: {
        en: `Add these flags to \`compilerOptions\` in ${path}; the compiler then refuses what the lines ask to avoid.`,
        de: `Diese Flags in ${path} unter \`compilerOptions\` ergänzen; der Compiler lehnt dann ab, was die Zeilen vermeiden wollen.`,
      },
    },
  ];
};
