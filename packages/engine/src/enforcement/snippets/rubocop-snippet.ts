import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the cops of RuboCop that are switched on. */
export const rubocopSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('rubocop', profile) ?? '.rubocop.yml';
  const cops = namedRules(enforcements).map((cop) => `${cop}:\n  Enabled: true\n`);
  return [
    packEntry(enforcements, 'rubocop', path, `plugins:\n  - rubocop-rails\n\n${cops.join('\n')}`, {
      language: 'yaml',
      en: `Add the plugin and the cops that ${path} lacks, and the gem \`rubocop-rails\` for development.`,
      de: `Das Plugin und die Cops ergänzen, die in ${path} fehlen, und das Gem \`rubocop-rails\` für die Entwicklung.`,
    }),
  ];
};
