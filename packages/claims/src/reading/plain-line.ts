import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';

const unsafe = new RegExp(unsafeInLine.source.replace('`', ''), 'gu');

/** Makes one plain line of a text, in which backticks only enclose code: no emphasis, no links, no invisible characters. */
export function plainLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(unsafe, '').replaceAll('<!--', '').replaceAll('-->', '→');
  const parts = line.split(/`+/);
  const isPaired = parts.length % 2 === 1 && parts.every((part, at) => at % 2 === 0 || part.trim() !== '');
  if (!isPaired) return emphasized(parts.join('')).trim();
  return parts
    .map((part, at) => (at % 2 === 1 ? `\`${part.trim()}\`` : emphasized(part)))
    .join('')
    .trim();
}

function emphasized(text: string): string {
  return text
    .replace(/!?\[([^[\]]{1,200})\]\((?:https?:|\.{0,2}\/|#|[\w.-]+\/)[^()\s]{0,300}\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/(^|[\s(])\*(?=\S)([^*]{1,200}?\S?)\*(?=[\s).,:;!?]|$)/g, '$1$2')
    .replace(/\s+/g, ' ');
}
