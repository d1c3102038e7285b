import { families } from '@regelwerk/clinic/finding';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMissedDrops } from '../project/use-missed-drops.ts';
import { RulesInput } from './components/rules-input.tsx';
import { copy } from './copy.ts';
import { pastedNames } from './model.ts';
import { useClinic } from './use-clinic.ts';

const ExaminedRules = lazyPart(async () => (await import('./components/examined-rules.tsx')).ExaminedRules);

/** Says what is wrong with rules that exist. Everything happens in this browser. */
export function ClinicPage() {
  const t = useText(copy);
  usePageTitle(t('clinic.title'));
  const clinic = useClinic();
  const [pasted, setPasted] = useState<RuleFile>({ path: pastedNames[0], text: '' });
  const { set, work } = clinic;
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = set !== undefined;
  const wasShown = useRef(false);
  useEffect(() => {
    // the result that had the focus is gone
    if (!isShown && wasShown.current) title.current?.focus();
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
        <RulesInput
          pasted={pasted}
          onPaste={setPasted}
          work={work}
          clinic={clinic}
          onApproach={() => void ExaminedRules.preload()}
        />
      ) : (
        <Suspense fallback={<Skeleton className="mt-8 h-96" />}>
          <ExaminedRules set={set} work={work} clinic={clinic} />
        </Suspense>
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
