import type { ContentLanguage } from '@regelwerk/contract/shared/languages';

const joints: Readonly<Record<ContentLanguage, string>> = { en: 'and', de: 'und' };

/** Joins texts to a list: `a, b and c`. */
export function listText(texts: readonly string[], language: ContentLanguage): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${joints[language]} ${last}`;
}
