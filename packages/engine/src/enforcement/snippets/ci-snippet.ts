import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the steps for the job of CI that the project has. */
export const ciSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('ci', profile) ?? '.github/workflows/ci.yml';
  // in the order of the mapping: an audit before the install would find nothing
  const steps = [...new Set(enforcements.flatMap(({ rules }) => rules))];
  const isGitlab = path.endsWith('.gitlab-ci.yml');
  const text = isGitlab ? steps.map((step) => `    - ${step}\n`) : steps.map((step) => `      - run: ${step}\n`);
  return [
    packEntry(enforcements, 'ci', path, text.join(''), {
      language: 'yaml',
      en: `Add these to the ${isGitlab ? '`script`' : '`steps`'} of the job in ${path} that checks the code; they replace steps that do the same more loosely.`,
      de: `Diese Schritte in ${path} bei ${isGitlab ? '`script`' : '`steps`'} des Jobs ergänzen, der den Code prüft; sie ersetzen Schritte, die dasselbe weniger streng tun.`,
    }),
  ];
};
