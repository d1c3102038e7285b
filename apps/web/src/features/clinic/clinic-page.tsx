import { families } from '@regelwerk/clinic/finding';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useMissedDrops } from '../project/use-missed-drops.ts';
import { ExaminedRules } from './components/examined-rules.tsx';
import { RulesInput } from './components/rules-input.tsx';
import { copy } from './copy.ts';
import { useClinic } from './use-clinic.ts';

/** Says what is wrong with rules that exist. Everything happens in this browser. */
export function ClinicPage() {
  const t = useText(copy);
  usePageTitle(t('clinic.title'));
  const clinic = useClinic();
  const { set, work } = clinic;
  const result = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = set !== undefined;
  const wasShown = useRef(false);
  useEffect(() => {
    // the field, or the result, that had the focus is gone
    if (isShown) result.current?.focus();
    else if (wasShown.current) title.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  useMissedDrops();
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:py-12">
      <h1 ref={title} tabIndex={-1} className="text-3xl font-semibold tracking-tight text-balance outline-none">
        {t('clinic.title')}
      </h1>
      <p className="mt-3 max-w-prose text-muted">{t('clinic.lead')}</p>
      {set === undefined ? (
        <RulesInput work={work} clinic={clinic} />
      ) : (
        <ExaminedRules set={set} work={work} clinic={clinic} heading={result} />
      )}
      <section aria-labelledby="clinic-what" className="mt-12">
        <h2 id="clinic-what" className="text-lg font-semibold">
          {t('clinic.what')}
        </h2>
        <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {families.map((family) => (
            <div key={family}>
              <dt className="font-medium">{t(`clinic.family.${family}`)}</dt>
              <dd className="text-sm text-muted">{t(`clinic.about.${family}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
