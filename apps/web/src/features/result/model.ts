import type { OutputFormat } from '@regelwerk/contract/choices';
import { maskFiller } from '@regelwerk/contract/mask-filler';

/** A piece of text, either shown or hidden, with the place it starts at. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly isHidden: boolean;
}

const run = new RegExp(`${maskFiller}+|[^${maskFiller}]+`, 'g');

/** Splits text at the runs of filler that stand for hidden words. */
export function splitAtMask(text: string): TextPart[] {
  return [...text.matchAll(run)].map(({ index, 0: part }) => ({
    start: index,
    text: part,
    isHidden: part.startsWith(maskFiller),
  }));
}

/** The name of a rule's file: its title in small letters with hyphens; JSON rules end in .json, all others in .md. */
export function fileName(title: string, format: OutputFormat): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const words = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words || 'rule'}.${format === 'JSON' ? 'json' : 'md'}`;
}
