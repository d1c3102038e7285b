const begin = '<!-- regelwerk:begin -->';
const end = '<!-- regelwerk:end -->';

/** Returns the text of a file as it is written: in Markdown between two marks, behind the front matter. */
export function markedText(path: string, content: string): string {
  const text = content.endsWith('\n') ? content : `${content}\n`;
  if (!isMarkdown(path)) return text;
  const head = frontMatterOf(text);
  return `${head}${begin}\n${text.slice(head.length).replace(/^\n+/, '')}${end}\n`;
}

/** A file with marks: the person's text above and below them, and ours between them. */
export interface MarkedParts {
  readonly above: string;
  readonly between: string;
  readonly below: string;
}

interface Opening {
  readonly at: number;
  readonly from: number;
  /** Where the fence around it begins; -1 outside of code. */
  readonly fence: number;
}

/** Splits a file at its marks, which belong to no part; undefined without them. Marks that a block of code shows are none. */
export function atMarks(text: string): MarkedParts | undefined {
  let opening: Opening | undefined;
  let shown: MarkedParts | undefined;
  let fence = { at: -1, mark: '' };
  for (const { 0: row, index } of text.matchAll(/[^\n]+\n?|\n/g)) {
    const [, mark = ''] = /^[ \t>]*(`{3,}(?![^\n]*`)|~{3,})/.exec(row) ?? [];
    if (mark !== '' && fence.at === -1) fence = { at: index, mark };
    else if (mark !== '' && mark.startsWith(fence.mark) && row.trim().endsWith(mark)) {
      if (opening?.fence === fence.at) opening = undefined;
      shown = undefined;
      fence = { at: -1, mark: '' };
    }
    const bom = index === 0 && row.startsWith('\uFEFF') ? 1 : 0;
    const line = row.slice(bom).trimEnd();
    // of two that open, the first was left open
    if (line === begin) opening = { at: index + bom, from: index + row.length, fence: fence.at };
    else if (opening !== undefined && line.startsWith(end)) {
      const parts = {
        above: text.slice(0, opening.at),
        between: text.slice(opening.from, index),
        below: behind(text, index),
      };
      if (opening.fence === -1 || opening.fence !== fence.at) return parts;
      shown ??= parts;
    }
  }
  // a fence that nothing closes is none
  return shown;
}

function behind(text: string, at: number): string {
  return text.slice(at + end.length).replace(/^[ \t]*(?:\r?\n|$)/, '');
}

/** Says whether a file is of a kind that can have marks. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc)$/.test(path);
}

/** Returns the settings at the head of a file, with the empty lines below them. */
export function frontMatterOf(text: string): string {
  return /^---\n[\s\S]*?\n---\n+/.exec(text)?.[0] ?? '';
}
