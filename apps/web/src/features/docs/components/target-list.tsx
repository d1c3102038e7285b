import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { targetAnchor } from '../model.ts';
import { AnchoredHeading } from './anchored-heading.tsx';

/** Every target with the places it reads rules from; rendered by the build, which knows them. */
export function TargetList({ targets }: { targets: readonly TargetDescription[] }) {
  const t = useText(copy);
  return (
    <div className="mt-6 grid gap-4">
      {targets.map(({ model, label, places }) => (
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
