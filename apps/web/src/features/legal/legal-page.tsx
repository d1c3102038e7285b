import { formatDay } from '@regelwerk/contract/rules/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalLabels } from '@regelwerk/legal/labels';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextWithGaps } from './components/text-with-gaps.tsx';
import { copy } from './copy.ts';
import { legalQuery } from './queries.ts';

/** A legal text in the chosen language, with the same words as the server's page without JavaScript. */
export function LegalPage() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { pathname } = usePageLocation();
  const name = legalDocumentNames.find((one) => paths[one] === pathname) ?? 'imprint';
  const { data, isError, error, refetch } = useQuery(legalQuery(name, language));
  usePageTitle(legalLabels[language][name]);
  return (
    <article className="mx-auto max-w-3xl px-4 py-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{legalLabels[language][name]}</h1>
        <Button variant="secondary" className="print:hidden noscript:hidden" onClick={() => window.print()}>
          {t('legal.print')}
        </Button>
      </div>
      {isError && (
        <div className="mt-6">
          <LoadFailure text={t('legal.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && data === undefined && (
        <div role="status" aria-label={t('legal.loading')}>
          <Skeleton className="mt-8 h-64" />
        </div>
      )}
      {data?.sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading} className="mt-8">
          {heading !== '' && <h2 className="text-lg font-semibold">{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[72ch]">
              <TextWithGaps text={paragraph} />
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-3 max-w-[72ch] list-disc pl-5">
              {points.map((point) => (
                <li key={point} className="mt-1">
                  <TextWithGaps text={point} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {data !== undefined && (
        <p className="mt-10 text-sm text-muted">
          {t('legal.version', { version: formatDay(data.version, language), hash: data.hash.slice(0, 16) })}
        </p>
      )}
    </article>
  );
}
