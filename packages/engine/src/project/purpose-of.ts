import type { Platform } from '@regelwerk/contract/rules/recognized-packages';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Localized } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';

const kinds: readonly (readonly [platforms: readonly Platform[], text: Localized])[] = [
  [['browser', 'server'], { en: 'browser and server code', de: 'Browser- und Server-Code' }],
  [['browser'], { en: 'browser code', de: 'Browser-Code' }],
  [['server'], { en: 'server code', de: 'Server-Code' }],
  [['app'], { en: 'the code of a mobile app', de: 'den Code einer mobilen App' }],
  [['desktop'], { en: 'the code of a desktop app', de: 'den Code einer Desktop-App' }],
];

/** Writes the sentence below the title for a project, from where its code runs; a library runs anywhere. */
export function purposeOf(platforms: ReadonlySet<Platform>, language: ContentLanguage): string {
  const left = new Set(platforms);
  const shown = kinds.flatMap(([needed, text]) => {
    if (!needed.every((one) => left.has(one))) return [];
    for (const one of needed) left.delete(one);
    return text[language];
  });
  const code = listText(shown, language);
  if (language === 'de')
    return `Du schreibst und änderst ${code === '' ? 'den Code dieses Projekts' : `${code} in diesem Projekt`}. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.`;
  return `You write and change ${code === '' ? 'the code of this project' : `${code} in this project`}. Follow these rules in every answer and every change.`;
}
