/**
 * Whether two names are the same full name, whatever their case, accents, punctuation and order (“Lovelace, Ada”). A first name
 * alone is nobody’s.
 */
export function samePerson(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words.length > 1 && words.join(' ') === wordsOf(other).join(' ');
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort();
