import { useEffect } from 'react';
import { useRenderedPart } from '../../../i18n/use-rendered-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { HtmlPart } from '../../../ui/html-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';

/** The section on the tools, whose list the build rendered. */
export function ModelsSection({ hash }: { hash: string }) {
  const t = useText(copy);
  const { part, failure, retry } = useRenderedPart('documentation', 'targets');
  const isLoaded = part !== undefined;
  useEffect(() => {
    // the address may name a tool that was not on the page before
    if (isLoaded && hash.startsWith('models-')) document.getElementById(hash)?.scrollIntoView();
  }, [isLoaded, hash]);
  return (
    <>
      <p className="max-w-[72ch] text-muted">{t('docs.models.lead')}</p>
      <Loaded
        data={part}
        pending={
          <div role="status" aria-label={t('docs.models.loading')}>
            <Skeleton className="mt-6 h-96" />
          </div>
        }
        failure={
          failure && (
            <div className="mt-6">
              <LoadFailure text={t('docs.models.failed')} error={failure} onRetry={retry} />
            </div>
          )
        }
      >
        {({ html }) => <HtmlPart name="targets" html={html} />}
      </Loaded>
    </>
  );
}
