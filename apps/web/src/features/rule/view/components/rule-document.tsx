import type { OutputFormat } from '@regelwerk/contract/rules/choices';
import { Suspense } from 'react';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const JsonDocument = lazyPart(async () => (await import('./json-document.tsx')).default);
const MarkdownDocument = lazyPart(async () => (await import('./markdown-document.tsx')).default);

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
