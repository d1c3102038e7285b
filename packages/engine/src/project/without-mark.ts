import type { ClaimKind } from '@regelwerk/contract/rules/project-claim';

/** What stands behind a command because the question sheet asks for its kind and its folder. */
const behind = /\s*\(([^()`]+)\)(\.?)$/;
const inRootAndChecks = /\s*\((?:root|wurzel)[;,]\s*(?:checks|prüft)\)/i;
const empty = /^(?:root|wurzel|checks|prüft)$/i;
/** Each kind that warns, with the words that say it in a sentence. */
const warnings: readonly (readonly [mark: RegExp, said: RegExp])[] = [
  [
    /^(?:destroys|zerstört)$/i,
    /\b(?:destroy|delet|drop|wip|truncat|eras|reset|revert)\w*|data-loss|lösch|zerstör|verwirf|leert/i,
  ],
  [/^(?:writes|schreibt)$/i, /\b(?:re)?writes?\b|\bwritten\b|schreib/i],
  [/^(?:never ends?|endet nie)$/i, /\bnever ends?\b|\bdo(?:es)? not end\b|\buntil you stop\b|(?:endet|enden) nie/i],
];
const folder = /^[\w.@-]+(?:\/[\w.@-]+)*$/;

/** Leaves out of a line about a command the marks behind it that its sentence says as well, or that say nothing. */
export function withoutMark(text: string, kind: ClaimKind): string {
  if (kind !== 'command' && kind !== 'invariant') return text;
  const plain = text.replace(inRootAndChecks, '');
  const [whole, inside = '', end = ''] = behind.exec(plain) ?? [];
  if (whole === undefined) return plain;
  const sentence = plain.slice(0, -whole.length);
  const marks = inside.split(/[;,]\s*/).map((one) => one.trim());
  const isMark = (one: string) => empty.test(one) || warnings.some(([mark]) => mark.test(one));
  if (!marks.some(isMark) || !marks.every((one) => isMark(one) || folder.test(one))) return plain;
  const left = marks.filter((one) => {
    const warning = warnings.find(([mark]) => mark.test(one));
    if (warning !== undefined) return !warning[1].test(sentence.replaceAll(/`[^`]*`/g, ''));
    return !empty.test(one) && !sentence.includes(one);
  });
  return left.length === 0 ? sentence : `${sentence} (${left.join('; ')})${end}`;
}
