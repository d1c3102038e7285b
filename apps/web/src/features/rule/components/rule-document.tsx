import type { OutputFormat } from '@regelwerk/contract/choices';
import { Children, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { MaskedText } from './masked-text.tsx';

/** Shows the rule rendered, or JSON as written. HTML in it stays text. */
export function RuleDocument({ content, format }: { content: string; format: OutputFormat }) {
  if (format === 'JSON') {
    return (
      <pre className="font-mono text-[0.8rem] leading-relaxed whitespace-pre-wrap break-words">
        <MaskedText text={content} />
      </pre>
    );
  }
  return (
    <div className="rule-document max-w-[72ch]">
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {content}
      </Markdown>
    </div>
  );
}

/** The page has its h1 already: headings of the document stand one level lower. */
const components: Components = {
  h1: ({ children }) => <h2 className="text-xl font-semibold tracking-tight">{masked(children)}</h2>,
  h2: ({ children }) => <h3 className="mt-7 mb-2 border-b border-line pb-1 font-semibold">{masked(children)}</h3>,
  p: ({ children }) => <p className="my-2.5">{masked(children)}</p>,
  li: ({ children }) => <li className="my-1.5 pl-1">{masked(children)}</li>,
  ul: ({ children }) => <ul className="list-disc pl-5 marker:text-line-strong">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal pl-5 marker:text-muted">{children}</ol>,
  strong: ({ children }) => <strong className="font-semibold">{masked(children)}</strong>,
  code: ({ children }) => (
    <code className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{masked(children)}</code>
  ),
  pre: ({ children }) => (
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
