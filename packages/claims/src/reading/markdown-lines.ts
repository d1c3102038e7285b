import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { placesIn } from './evidence-of.ts';
import { shellLines } from './shell-lines.ts';
import { statementsIn } from './statements-in.ts';

/** One line of a document, with its code between backticks, and what stands above it. */
export interface MarkdownLine {
  readonly text: string;
  readonly part: 'statement' | 'heading' | 'example';
  readonly context: readonly string[];
  /** Where it begins in the text, from 1. */
  readonly line: number;
}

/** Only blocks and code matter: links, emphasis and escapes are left as they are written, which bounds the time as well. */
const blocksOnly = {
  disable: {
    null: [
      'attention',
      'autolink',
      'characterEscape',
      'characterReference',
      'codeIndented',
      'definition',
      'htmlFlow',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
      'setextUnderline',
    ],
  },
};
/** Deeper lists and quotes are read as text: no person nests them so. */
const mostMarks = 12;

/** Splits a document into its lines: items of lists, rows of tables, sentences, commands, headings. */
export function markdownLines(text: string): MarkdownLine[] {
  const headings: Heading[] = [];
  let before = 0;
  return chaptersOf(flattened(text)).flatMap((chapter) => {
    const lines = linesIn(blocksOf(chapter), [], 0, before, headings);
    before += chapter.split('\n').length - 1;
    return lines;
  });
}

interface Heading {
  readonly depth: number;
  readonly text: string;
}

/** A row that separates the head of a table from its body, as far as a look at it can say. */
const underTitles = /^(?=[^\n]*-)(?=[^\n]*[|:])[ \t>|:*+\-\d.)]+$/m;

/** Tables cost a third of the time, and most chapters have none. */
function blocksOf(text: string): Root['children'] {
  return fromMarkdown(
    text,
    underTitles.test(text)
      ? { extensions: [gfmTable(), blocksOnly], mdastExtensions: [gfmTableFromMarkdown()] }
      : { extensions: [blocksOnly] },
  ).children;
}

/** Splits a text before its headings, outside of code: many short texts are parsed sooner than a long one. */
function chaptersOf(text: string): string[] {
  const chapters: string[] = [];
  let from = 0;
  let fence = '';
  for (const { 0: row, index } of text.matchAll(/^(?:#{1,6} |[ \t>*+\-\d.)]*(?:`{3,}|~{3,}))[^\n]*?(?=[ \t]*$)/gm)) {
    const [, mark = ''] = /^[ \t>*+\-\d.)]*(`{3,}|~{3,})/.exec(row) ?? [];
    if (mark === '' && fence === '' && index > from) {
      chapters.push(text.slice(from, index));
      from = index;
    } else if (mark !== '' && fence === '') fence = mark;
    else if (mark !== '' && mark.startsWith(fence) && row.endsWith(mark)) fence = '';
  }
  return [...chapters, text.slice(from)];
}

/** A bold line that is no sentence is a heading below all others. */
const underBold = 7;

function isTitle(text: string): boolean {
  return /^(?:\*\*|__)[^*_`\n.]{2,60}(?::?(?:\*\*|__)|(?:\*\*|__):)$/.test(text);
}

function flattened(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [marks = ''] = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line) ?? [];
      return marks.length - marks.replace(/[>*+.)-]/g, '').length > mostMarks ? line.slice(marks.length) : line;
    })
    .join('\n');
}

function linesIn(
  nodes: Root['children'] | BlockContent[],
  above: readonly string[],
  fences: number,
  before: number,
  headings: Heading[] = [],
): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  for (const node of nodes as readonly RootContent[]) {
    const context = [...above, ...headings.map(({ text }) => text)];
    const line = before + lineOf(node);
    if (node.type === 'heading') {
      while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
      const text = textOf(node.children);
      lines.push({ text, part: 'heading', context: [...above, ...headings.map((one) => one.text)], line });
      headings.push({ depth: node.depth, text });
    } else if (node.type === 'paragraph' && isTitle(textOf(node.children))) {
      while (headings.at(-1)?.depth === underBold) headings.pop();
      const text = textOf(node.children);
      lines.push({ text, part: 'heading', context, line });
      headings.push({ depth: underBold, text });
    } else if (node.type === 'paragraph') lines.push(...paragraphLines(node.children, context, line));
    else if (node.type === 'list') lines.push(...listLines(node, withIntroduction(lines, context), fences, before));
    else if (node.type === 'table') lines.push(...tableLines(node, context, before));
    else if (node.type === 'blockquote')
      lines.push(...linesIn(node.children as BlockContent[], context, fences, before));
    else if (node.type === 'code') lines.push(...codeLines(node, withIntroduction(lines, context), fences, line));
  }
  return lines;
}

function lineOf({ position }: Pick<RootContent, 'position'>): number {
  return position?.start.line ?? 1;
}

/** A sentence that ends with a colon introduces what follows. */
function withIntroduction(lines: readonly MarkdownLine[], context: readonly string[]): readonly string[] {
  const before = lines.at(-1);
  return before?.part === 'statement' && before.text.endsWith(':') ? [...context, before.text] : context;
}

function paragraphLines(
  children: readonly PhrasingContent[],
  context: readonly string[],
  line: number,
): MarkdownLine[] {
  const paragraph = textOf(children);
  const lineAt = lineFinder(paragraph, line);
  return statementsIn(paragraph).map(
    (text): MarkdownLine => ({ text, part: 'statement', context, line: lineAt(text) }),
  );
}

/** A longer statement has its next one farther away than that only if it is no line for a rule. */
const nearby = 4000;

/** Returns what finds the lines of texts that stand in a block one after the other; only their beginnings are as written there. */
function lineFinder(block: string, first: number): (text: string) => number {
  let from = 0;
  let line = first;
  return (text) => {
    const rest = block.slice(from, from + nearby);
    const at = rest.replaceAll('\n', ' ').indexOf(text.slice(0, 24).trim());
    if (at === -1) return line;
    line += rest.slice(0, at).split('\n').length - 1;
    from += at;
    return line;
  };
}

function listLines(list: List, context: readonly string[], fences: number, before: number): MarkdownLine[] {
  return list.children.flatMap((item) => itemLines(item, context, fences, before));
}

/** The first paragraph of an item is one line, however it is wrapped; everything below it stands in its context. */
function itemLines({ children }: ListItem, context: readonly string[], fences: number, before: number): MarkdownLine[] {
  const [first, ...rest] = children as readonly (BlockContent | DefinitionContent)[];
  if (first?.type !== 'paragraph') return linesIn(children as BlockContent[], context, fences, before);
  const text = textOf(first.children).replace(/\s*\n\s*/g, ' ');
  const below = linesIn(rest as BlockContent[], [...context, text], fences, before);
  return [{ text, part: 'statement', context, line: before + lineOf(first) }, ...below];
}

function tableLines({ children: [head, ...rows] }: Table, context: readonly string[], before: number): MarkdownLine[] {
  const titles = (head?.children ?? []).map((cell) => textOf(cell.children));
  return rows.map((row): MarkdownLine => {
    const { children } = row;
    const cells = children.map((cell) => textOf(cell.children).replaceAll('\\|', '|')).filter((cell) => cell !== '');
    const last = cells.at(-1) ?? '';
    // the places of a line stand in a column of their own
    const places = cells.length > 1 && placesIn(bare(last)) !== undefined ? ` [${bare(last)}]` : '';
    const [first = '', ...others] = places === '' ? cells : cells.slice(0, -1);
    const isTag = /^[*_`([]*[PCGIHTK][*_`)\]]*$/.test(first);
    const text = `${isTag ? `${first.replace(/[^PCGIHTK]/g, '')}: ${others.join(' ')}` : joined(first, others)}${places}`;
    return { text, part: 'statement', context: [...context, titles.join(' | ')], line: before + lineOf(row) };
  });
}

function bare(cell: string): string {
  return cell.replace(/^[[(]|[\])]$/g, '');
}

function joined(first: string, others: readonly string[]): string {
  return others.length === 0 ? first : `${first}: ${others.join('; ')}`;
}

/** An answer may come as one block of code; commands are lines; any other code is an example. */
function codeLines({ lang, value }: Code, context: readonly string[], fences: number, fence: number): MarkdownLine[] {
  const isProse = /^(?:md|markdown|mdx|text|txt|plaintext)?$/i.test(lang ?? '');
  const commands = shellLines(lang ?? '', value);
  if (commands.length > 0) {
    const lineAt = lineFinder(value, fence + 1);
    return commands.map((text): MarkdownLine => {
      const line = lineAt(/^`([^`]+)`/.exec(text)?.[1] ?? text);
      return { text, part: 'statement', context, line };
    });
  }
  if (isProse && fences === 0 && /\S+ \S+ \S+/.test(value) && !/[{};]\s*$|^\s*[├└│|]/m.test(value))
    return linesIn(blocksOf(flattened(value)), context, 1, fence);
  const [first = ''] = value.split('\n').filter((line) => line.trim() !== '');
  return first === '' ? [] : [{ text: first.trim(), part: 'example', context, line: fence }];
}

/** The text of a paragraph, its code between backticks, with the line breaks that it was written with. */
function textOf(children: readonly PhrasingContent[]): string {
  return children
    .map((one) => {
      if (one.type === 'text') return one.value;
      if (one.type === 'inlineCode') return `\`${one.value}\``;
      return one.type === 'break' ? '\n' : '';
    })
    .join('')
    .trim();
}
