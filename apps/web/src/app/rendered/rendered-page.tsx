import { publicPageAt } from '@regelwerk/contract/public-pages';
import { notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRenderedPart } from '../../i18n/use-rendered-part.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { HtmlPart } from '../../ui/html-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { copy } from './copy.ts';

/** A page of text that the build rendered whole. The app shows its HTML and has no code for it. */
export function RenderedPage() {
  const t = useText(copy);
  const { pathname } = usePageLocation();
  const { part, failure, retry } = useRenderedPart(publicPageAt(pathname)?.name ?? 'rules', 'page');
  const title = part?.title ?? '';
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
  if (failure === 'missing') throw notFound();
  return (
    <Loaded
      data={part}
      pending={
        <div role="status" aria-label={t('rendered.loading')} className="mx-auto max-w-5xl px-4 py-12">
          <Skeleton className="h-96" />
        </div>
      }
      failure={
        failure && (
          <div className="mx-auto max-w-5xl px-4 py-12">
            <LoadFailure text={t('rendered.failed')} error={failure} onRetry={retry} />
          </div>
        )
      }
    >
      {({ html }) => <HtmlPart name="page" html={html} />}
    </Loaded>
  );
}
