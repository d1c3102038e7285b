import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the rules of oxlint with the plugins that they need. */
export const oxlintSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('oxlint', profile) ?? '.oxlintrc.json';
  const names = namedRules(enforcements);
  const plugins = [...new Set(names.map((rule) => rule.split('/')[0]))];
  const rules = Object.fromEntries(names.map((rule) => [rule, 'error']));
  return [
    packEntry(enforcements, 'oxlint', path, `${JSON.stringify({ plugins, rules }, null, 2)}\n`, {
      language: 'json',
      en: `Add the plugins and rules that ${path} lacks.`,
      de: `Die Plugins und Regeln ergänzen, die in ${path} fehlen.`,
    }),
  ];
};
