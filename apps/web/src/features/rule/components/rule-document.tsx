import type { OutputFormat } from '@regelwerk/contract/choices';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MaskedText } from './masked-text.tsx';

const MarkdownDocument = lazy(() => import('./markdown-document.tsx'));

/** Shows the rule rendered, or its JSON source. */
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
      <Suspense fallback={<Skeleton className="h-96" />}>
        <MarkdownDocument content={content} />
      </Suspense>
    </div>
  );
}
