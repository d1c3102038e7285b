import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { Children, type ComponentProps, isValidElement, memo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import { type DocumentNode, textOf } from '../model.ts';
import { useLineNotes } from '../use-line-notes.ts';
import JsonDocument from './json-document.tsx';
import { LineNote } from './line-note.tsx';
import { MaskedText } from './masked-text.tsx';

const languages = { bash, css, html: xml, javascript, json, php, python, ruby, typescript };
const aliases = { bash: ['sh'], javascript: ['js', 'jsx'], typescript: ['ts', 'tsx'] };
const rehypePlugins: Options['rehypePlugins'] = [[rehypeHighlight, { languages, aliases, plainText: ['text'] }]];

/** A rule as rendered Markdown with highlighted code, rendered again only if it changes. HTML in it is shown as text. */
export default memo(function MarkdownDocument({ content }: { content: string }) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={rehypePlugins} components={components}>
      {content}
    </Markdown>
  );
});

/** The page already has its h1, so headings of the document are one level lower. */
const components: Components = {
  h1: ({ children }) => <h2 className="text-xl font-semibold tracking-tight">{masked(children)}</h2>,
  h2: ({ children }) => <h3 className="mt-7 mb-2 border-b border-line pb-1 font-semibold">{masked(children)}</h3>,
  p: ({ children }) => <p className="my-2.5">{masked(children)}</p>,
  li: Item,
  ul: ({ children }) => <ul className="list-disc pl-5 marker:text-line-strong">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal pl-5 marker:text-muted">{children}</ol>,
  strong: ({ children }) => <strong className="font-semibold">{masked(children)}</strong>,
  code: ({ children, className }) =>
    className === undefined ? (
      <code className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{masked(children)}</code>
    ) : (
      <code className={`font-mono text-[0.9em] ${className}`}>{masked(children)}</code>
    ),
  pre: ({ node, children }) =>
    isJson(node) ? (
      <div className="my-2 rounded-control bg-sunken p-3">
        <JsonDocument content={textOf(node, () => true)} />
      </div>
    ) : (
      <pre className="my-2 rounded-control bg-sunken p-3 text-sm leading-relaxed whitespace-pre-wrap break-words">
        {children}
      </pre>
    ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-line-strong pl-4 text-muted">{children}</blockquote>
  ),
};

function masked(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? <MaskedText text={child} /> : child));
}

/** A list item; behind the first line of one that the rule explains, a button opens the reason. */
function Item({ node, children }: ComponentProps<'li'> & ExtraProps) {
  const { noteOn } = useLineNotes();
  const note = noteOn(textOf(node, (name) => !blocks.has(name)));
  const parts = Children.toArray(masked(children));
  const line = parts.slice(0, lineLength(parts));
  return (
    <li className="relative my-1.5 pl-1">
      {/* an item with a code example has its line in a paragraph, and the button stays behind the line */}
      {note === undefined ? line : <div className="inline *:inline">{line}</div>}
      {note !== undefined && <LineNote note={note} />}
      {parts.slice(line.length)}
    </li>
  );
}

/** Returns how many parts of an item belong to its first line: a paragraph, or everything before the first block. */
function lineLength(parts: readonly ReactNode[]): number {
  const typeAt = (part: ReactNode) => (isValidElement(part) ? part.type : undefined);
  const first = parts.findIndex((part) => typeof part !== 'string' || part.trim() !== '');
  if (typeAt(parts[first]) === components.p) return first + 1;
  const block = parts.findIndex((part) =>
    [components.ul, components.ol, components.pre].some((one) => one === typeAt(part)),
  );
  return block < 0 ? parts.length : block;
}

/** The elements below the first line of an item. */
const blocks: ReadonlySet<string> = new Set(['ul', 'ol', 'pre']);

function isJson(node: DocumentNode | undefined): boolean {
  const [code] = node?.children ?? [];
  return String(code?.properties?.className).includes('language-json');
}
