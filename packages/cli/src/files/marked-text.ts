const begin = '<!-- regelwerk:begin -->';
const end = '<!-- regelwerk:end -->';

/** Returns the text of a file as it is written: in Markdown between two marks, behind the front matter. */
export function markedText(path: string, content: string): string {
  const text = content.endsWith('\n') ? content : `${content}\n`;
  if (!isMarkdown(path)) return text;
  const head = frontMatterOf(text);
  return `${head}${begin}\n${text.slice(head.length).replace(/^\n+/, '')}${end}\n`;
}

/** Says whether a text for a new file can stand below what a file already holds. */
export function canStandBelow(path: string, content: string): boolean {
  return isMarkdown(path) && frontMatterOf(content) === '';
}

/** Returns the text between the marks of a file; undefined without them. */
export function textBetweenMarks(text: string): string | undefined {
  const from = text.indexOf(`${begin}\n`);
  const to = text.indexOf(end, from);
  return from === -1 || to === -1 ? undefined : text.slice(from + begin.length + 1, to);
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc)$/.test(path);
}

function frontMatterOf(text: string): string {
  return /^---\n[\s\S]*?\n---\n+/.exec(text)?.[0] ?? '';
}
