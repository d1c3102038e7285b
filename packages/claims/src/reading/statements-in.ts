import { tagOf } from './tag-of.ts';

/** Nothing ends a sentence there: `e.g.`, `z. B.`, `1.`, `v2.` and the like. */
const noEnd =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|bzw|ca|vgl|usw|evtl|ggf|inkl|z\.\s?B|d\.\s?h|u\.\s?a|Nr|Dr)|\b\p{L}|\s\d+)\.$/u;

/** Splits a paragraph into statements: one a line where its lines were written so, else one a sentence. */
export function statementsIn(paragraph: string): string[] {
  const lines = paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const statements: string[] = [];
  for (const line of lines) {
    const before = statements.at(-1);
    const isNew =
      before === undefined ||
      tagOf(line) !== undefined ||
      /[\])][.;]?$/.test(before) ||
      (tagOf(before) !== undefined && /[.!?:]$/.test(before));
    if (isNew) statements.push(line);
    else statements[statements.length - 1] = `${before} ${line}`;
  }
  return statements.flatMap((one) => (tagOf(one) === undefined ? sentencesIn(one) : [one]));
}

/** Splits at the ends of sentences, outside of code, brackets and quotes. */
function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  let isCode = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '`') isCode = !isCode;
    if (isCode) continue;
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    const isEnd = /[.!?]/.test(sign) && depth === 0 && /^\s+["'`*_([]*[\p{Lu}\d`[]/u.test(text.slice(at + 1, at + 12));
    // evidence behind the full stop belongs to the sentence before it
    if (
      !isEnd ||
      /^\s+[[(]/.test(text.slice(at + 1, at + 4)) ||
      noEnd.test(text.slice(Math.max(start, at - 12), at + 1))
    )
      continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((one) => one !== '');
}
