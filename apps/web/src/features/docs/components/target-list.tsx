import { formatDay } from '@regelwerk/contract/rules/format-day';
import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { targetAnchor } from '../model.ts';
import { targetsQuery } from '../queries.ts';
import { AnchoredHeading } from './anchored-heading.tsx';

/** Every target with the places it reads rules from. */
export function TargetList({ hash }: { hash: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(targetsQuery(language));
  const isLoaded = data !== undefined;
  useEffect(() => {
    // the address may name a tool that was not on the page before
    if (isLoaded && hash.startsWith('models-')) document.getElementById(hash)?.scrollIntoView();
  }, [isLoaded, hash]);
  return (
    <>
      <p className="max-w-[72ch] text-muted">{t('docs.models.lead')}</p>
      {isError && (
        <div className="mt-6">
          <LoadFailure text={t('docs.models.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && data === undefined && (
        <div role="status" aria-label={t('docs.models.loading')}>
          <Skeleton className="mt-6 h-96" />
        </div>
      )}
      <div className="mt-6 grid gap-4">
        {data?.map(({ model, label, places }) => (
          <section
            key={model}
            aria-labelledby={targetAnchor({ model })}
            className="break-inside-avoid rounded-card border border-line bg-surface p-5"
          >
            <AnchoredHeading
              anchor={targetAnchor({ model })}
              title={label}
              linkLabel={t('docs.link', { title: label })}
            />
            <ul className="mt-3 grid gap-4 md:grid-cols-2">
              {places.map((place) => (
                <Place key={place.id} place={place} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Place({ place: { name, place, check, limit } }: { place: TargetDescription['places'][number] }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const date = formatDay(limit.checkedOn, language, 'medium');
  return (
    <li className="text-sm">
      <h3 className="font-medium">{name}</h3>
      <p className="mt-1">{place}</p>
      <p className="mt-1 text-muted">
        <span className="font-medium text-ink">{t('docs.models.check')}</span> {check}
      </p>
      <p className="mt-1 text-muted">
        {limit.max === undefined
          ? t('docs.models.noLimit')
          : `${t('docs.models.limit', { max: limit.max })} ${t(`docs.models.${limit.status}`)}`}
        , {t('docs.models.asOf', { date })}
        {limit.source !== undefined && (
          <>
            {' · '}
            <a href={limit.source} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              {t('docs.models.source')}
            </a>
          </>
        )}
      </p>
    </li>
  );
}
