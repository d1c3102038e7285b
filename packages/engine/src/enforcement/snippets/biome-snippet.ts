import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the rules of Biome by group. */
export const biomeSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('biome', profile) ?? 'biome.json';
  const groups = Map.groupBy(namedRules(enforcements), (rule) => rule.split('/')[0] ?? '');
  const rules = Object.fromEntries(
    [...groups].map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name.slice(group.length + 1), 'error'])),
    ]),
  );
  return [
    packEntry(enforcements, 'biome', path, `${JSON.stringify({ linter: { rules } }, null, 2)}\n`, {
      language: 'json',
      en: `Add these rules to \`linter.rules\` in ${path}.`,
      de: `Diese Regeln in ${path} unter \`linter.rules\` ergänzen.`,
    }),
  ];
};
