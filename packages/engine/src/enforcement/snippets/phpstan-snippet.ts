import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the extensions of PHPStan that are included. */
export const phpstanSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('phpstan', profile) ?? 'phpstan.neon';
  const text = 'includes:\n    - vendor/larastan/larastan/extension.neon\n';
  return [
    packEntry(enforcements, 'phpstan', path, text, {
      language: 'neon',
      en: `Add the extension to ${path}, after \`composer require --dev larastan/larastan\`.`,
      de: `Die Erweiterung in ${path} ergänzen, nach \`composer require --dev larastan/larastan\`.`,
    }),
  ];
};
