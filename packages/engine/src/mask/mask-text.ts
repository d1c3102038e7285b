import { maskFiller } from '@regelwerk/contract/rules/mask-filler';

/** From the first to the last letter or digit: quotes, brackets and backticks around a word stay, so markup stays whole. */
const core = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/u;
const widths = [3, 5, 8, 12];

/**
 * Replaces every second word of a text by filler. Counting starts anew with every text, so the same text always
 * hides the same words; the filler tells the width of a word only roughly.
 */
export function maskText(text: string): string {
  return text.split('\n').map(maskLine).join('\n');
}

/** Replaces every word of a text by filler, for one that stands behind a word that is shown. */
export function hideText(text: string): string {
  return text.replace(/\S+/g, (chunk) => chunk.replace(core, fillerFor));
}

function maskLine(line: string): string {
  let position = 0;
  return line.replace(/\S+/g, (chunk) => {
    const word = core.exec(chunk)?.[0];
    if (word === undefined) return chunk;
    position += 1;
    return position % 2 === 0 ? chunk.replace(word, fillerFor(word)) : chunk;
  });
}

function fillerFor(word: string): string {
  const width = widths.find((limit) => word.length <= limit) ?? widths.at(-1) ?? 0;
  return maskFiller.repeat(width);
}
