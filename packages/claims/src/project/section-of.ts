import type { Block } from './block-of.ts';

/** Whether a file has headings with a text below them. */
export function isDocument(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Finds the part of a document below a heading, up to the next one of its level or above. */
export function sectionOf(path: string, text: string, heading: string): Block | undefined {
  const lines = text.split('\n');
  const plain = (line: string) => line.replace(/^#+\s*|\s*#*$/g, '').toLowerCase();
  const start = lines.findIndex((line) => /^#{1,6}\s/.test(line) && plain(line) === heading.toLowerCase());
  if (start === -1) return undefined;
  const depth = depthOf(lines[start] ?? '');
  const end = lines.findIndex((line, at) => at > start && depthOf(line) > 0 && depthOf(line) <= depth);
  return {
    path,
    symbol: heading,
    code: lines.slice(start, end === -1 ? lines.length : end).join('\n'),
    line: start + 1,
  };
}

function depthOf(line: string): number {
  return /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;
}
