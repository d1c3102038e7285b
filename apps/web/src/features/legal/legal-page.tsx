import { paths } from '@regelwerk/contract/shared/paths';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalLabels } from '@regelwerk/legal/labels';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRenderedPart } from '../../i18n/use-rendered-part.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { HtmlPart } from '../../ui/html-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { copy } from './copy.ts';

/** A legal text in the chosen language, as the server renders it for this operator. */
export function LegalPage() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { pathname } = usePageLocation();
  const name = legalDocumentNames.find((one) => paths[one] === pathname) ?? 'imprint';
  const { part, failure, retry } = useRenderedPart(name, 'text');
  usePageTitle(legalLabels[language][name]);
  return (
    <article className="mx-auto max-w-3xl px-4 py-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{legalLabels[language][name]}</h1>
        <Button variant="secondary" className="print:hidden noscript:hidden" onClick={() => window.print()}>
          {t('legal.print')}
        </Button>
      </div>
      <Loaded
        data={part}
        pending={
          <div role="status" aria-label={t('legal.loading')}>
            <Skeleton className="mt-8 h-64" />
          </div>
        }
        failure={
          failure && (
            <div className="mt-6">
              <LoadFailure text={t('legal.failed')} error={failure} onRetry={retry} />
            </div>
          )
        }
      >
        {({ html }) => <HtmlPart name="text" html={html} />}
      </Loaded>
    </article>
  );
}
