import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';

const written: Localized = { en: 'Written by an assistant:', de: 'Von einem Assistenten geschrieben:' };
const taken: Localized = { en: 'Taken from', de: 'Übernommen aus' };
const linesAbove: Localized = { en: 'of the lines above', de: 'der Zeilen oben' };
const checked: Localized = {
  en: 'Checked against the code, on the device on which this rule was made:',
  de: 'Am Code geprüft, auf dem Gerät, auf dem diese Regel entstand:',
};
const outOf: Localized = { en: 'of', de: 'von' };

/**
 * Says of the lines that a rule or a part of it shows how many an assistant wrote, how many a rules file of the project holds,
 * and how many of them were checked; undefined where there are none.
 */
export function originOf({ sections, language }: Pick<Rule, 'sections' | 'language'>): string | undefined {
  const claims = sections.flatMap(({ lines }) => lines.flatMap(({ claimed }) => claimed ?? []));
  if (claims.length === 0) return undefined;
  const files = [
    ...new Set(claims.flatMap(({ file }) => (file === undefined ? [] : [`\`${file.replaceAll('<', '‹')}\``]))),
  ];
  const fromFiles = claims.filter(({ file }) => file !== undefined).length;
  const sources = [
    ...(fromFiles === claims.length ? [] : [`${written[language]} ${claims.length - fromFiles}`]),
    ...(fromFiles === 0 ? [] : [`${taken[language]} ${listText(files, language)}: ${fromFiles}`]),
  ];
  const proven = claims.filter(({ proof }) => proof !== undefined).length;
  return [
    ...sources.map((text, index) => `${text}${index === 0 ? ` ${linesAbove[language]}` : ''}.`),
    `${checked[language]} ${proven} ${outOf[language]} ${claims.length}.`,
  ].join(' ');
}

/** Returns the characters that it takes in a document, with the empty line before it. */
export function originLength(rule: Pick<Rule, 'sections' | 'language'>): number {
  const origin = originOf(rule);
  return origin === undefined ? 0 : origin.length + 2;
}
