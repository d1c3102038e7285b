import type { OutputFormat } from '@regelwerk/contract/choices';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const JsonDocument = lazy(() => import('./json-document.tsx'));
const MarkdownDocument = lazy(() => import('./markdown-document.tsx'));

/** Shows a rule rendered, or as JSON that folds. */
export function RuleDocument({ content, format }: { content: string; format: OutputFormat }) {
  if (format === 'JSON')
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <JsonDocument content={content} />
      </Suspense>
    );
  return (
    <div className="rule-document max-w-[72ch]">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <MarkdownDocument content={content} />
      </Suspense>
    </div>
  );
}
