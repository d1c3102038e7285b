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
