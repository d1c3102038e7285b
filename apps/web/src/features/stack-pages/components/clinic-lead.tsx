import { publicAddress } from '@regelwerk/contract/public-pages';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** Leads people who have rules already to where they are examined. */
export function ClinicLead() {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <section aria-labelledby="clinic-lead" className="border-t border-line py-12">
      <h2 id="clinic-lead" className="text-2xl font-semibold tracking-tight">
        {t('showcase.clinic')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {t('showcase.clinic.lead')}{' '}
        <a href={publicAddress('clinic', language)} className="font-medium text-accent underline underline-offset-4">
          {t('showcase.clinic.link')}
        </a>
      </p>
    </section>
  );
}
