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

/** Splits a file at its marks, which belong to no part; undefined without them. */
export function atMarks(text: string): MarkedParts | undefined {
  const opening = /^<!-- regelwerk:begin -->[ \t]*\r?\n/m.exec(text);
  if (opening === null) return undefined;
  const from = opening.index + opening[0].length;
  const to = text.indexOf(end, from);
  if (to === -1) return undefined;
  const below = text.slice(to + end.length).replace(/^[ \t]*(?:\r?\n|$)/, '');
  return { above: text.slice(0, opening.index), between: text.slice(from, to), below };
}

/** Says whether a file is of a kind that can have marks. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc)$/.test(path);
}

/** Returns the settings at the head of a file, with the empty lines below them. */
export function frontMatterOf(text: string): string {
  return /^---\n[\s\S]*?\n---\n+/.exec(text)?.[0] ?? '';
}
