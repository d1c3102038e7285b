import type { CheckedFacts as Facts } from '@regelwerk/contract/rules/stack-page';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { Figures } from './figures.tsx';

/** Figures of the knowledge that separate a rule from a copied file. */
export function CheckedFacts({ checked: { ran, read, latest } }: { checked: Facts }) {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <section aria-labelledby="checked" className="border-t border-line py-12">
      <h2 id="checked" className="text-2xl font-semibold tracking-tight">
        {t('landing.checked')}
      </h2>
      <p className="mt-2 mb-7 max-w-[72ch] text-muted">{t('landing.checked.lead')}</p>
      <Figures
        figures={[
          { value: ran, words: t('landing.checked.ran') },
          { value: read, words: t('landing.checked.read') },
          { value: formatDay(latest, language), words: t('landing.checked.latest') },
        ]}
      />
    </section>
  );
}
