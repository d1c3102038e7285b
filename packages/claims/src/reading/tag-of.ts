import type { ClaimKind } from '@regelwerk/contract/rules/project-claim';

/** The kind that the letter or the word before a line names, and the line without it. */
export interface Tagged {
  readonly kind: ClaimKind;
  readonly rest: string;
}

const letters: Readonly<Record<string, ClaimKind>> = {
  P: 'policy',
  C: 'command',
  G: 'generated',
  L: 'place',
  I: 'invariant',
  H: 'form',
  T: 'test',
  K: 'oddity',
};
const words: readonly (readonly [RegExp, ClaimKind])[] = [
  [/^(?:polic(?:y|ies)|richtlinien?|vorgaben?)$/i, 'policy'],
  [/^(?:commands?|befehle?|kommandos?)$/i, 'command'],
  [/^(?:generated|protected|generiert|erzeugt|geschützt)(?: files?)?$/i, 'generated'],
  [/^(?:layout|places?|structure|architecture|aufbau|orte?)$/i, 'place'],
  [/^(?:invariants?|invarianten?)$/i, 'invariant'],
  [/^(?:(?:house )?forms?|(?:haus)?form(?:en)?|conventions?|konvention(?:en)?)$/i, 'form'],
  [/^(?:tests?|testing|testrezepte?)$/i, 'test'],
  [/^(?:known faults?|oddit(?:y|ies)|odd spots?|bekannte fehler|besonderheiten?)$/i, 'oddity'],
];
/** `I:`, `[I]`, `**I**`, `**I:**`, `I |`, `(H)`, `` `I` ``, `I1.`, `C -`; a letter alone only before what cannot be prose. */
const lettered =
  /^(?:[-*+]\s+)?(?:\[[ xX]?\]\s+)?(?:\d{1,3}[.)]\s+)?(?:(?:\*\*|__|`)?[[(]([PCGLIHTK])\d{0,2}[\])](?:\*\*|__|`)?\s*[:|.–—-]?\s*|(?:\*\*|__|`)([PCGLIHTK])\d{0,2}[:.]?(?:\*\*|__|`)\s*[:|.–—-]?\s*|([PCGLIHTK])\d{0,2}\s*[:|]\s*|([PCGLIHTK])\d{0,2}\s+[–—-]\s+|([PCGLIHTK])\d{1,2}[.)]?\s+|([PCGLHTK])\s+(?=[`"„“\p{L}\d@.])|(I)\s+(?=[`"„“]|\p{Lu}|if\b|when\b|wenn\b))/u;
const worded = /^(?:\*\*|__)?(\p{L}[\p{L} ]{3,18}?)(?::(?:\*\*|__)|(?:\*\*|__):|:)\s+/u;

/** Reads the tag at the beginning of a line; undefined where there is none. */
export function tagOf(line: string): Tagged | undefined {
  const found = lettered.exec(line);
  if (found !== null) {
    const kind = letters[found.slice(1).find((one) => one !== undefined) ?? ''];
    return kind === undefined ? undefined : { kind, rest: line.slice(found[0].length) };
  }
  const word = worded.exec(line);
  const kind = words.find(([name]) => name.test(word?.[1] ?? ''))?.[1];
  return word === null || kind === undefined ? undefined : { kind, rest: line.slice(word[0].length) };
}
