import { publicPageAt } from '@regelwerk/contract/public-pages';
import { notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRenderedPart } from '../../i18n/use-rendered-part.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { HtmlPart } from '../../ui/html-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { copy } from './copy.ts';

/** A page of text that the build rendered whole. The app shows its HTML and has no code for it. */
export function RenderedPage() {
  const t = useText(copy);
  const { pathname } = usePageLocation();
  const { found, retry } = useRenderedPart(publicPageAt(pathname)?.name ?? 'rules', 'page');
  const part = typeof found === 'object' && 'html' in found ? found : undefined;
  const title = part?.title ?? '';
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
  if (found === 'missing') throw notFound();
  if (found === undefined)
    return (
      <div role="status" aria-label={t('rendered.loading')} className="mx-auto max-w-5xl px-4 py-12">
        <Skeleton className="h-96" />
      </div>
    );
  if (part === undefined)
    return (
      <div className="mx-auto max-w-5xl px-4 py-12">
        <LoadFailure text={t('rendered.failed')} error={found} onRetry={retry} />
      </div>
    );
  return <HtmlPart name="page" html={part.html} />;
}
