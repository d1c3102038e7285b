import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { requestCost } from '@regelwerk/contract/rules/request-cost';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { knownProject } from '../../../project/store.ts';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** The sizes of a rule, each with what it adds to every request. */
export function SizeChoice() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { form, size, ruleLanguage, chooseSize } = useWizard();
  const hasOwnLines = useSyncExternalStore(knownProject.subscribe, () => {
    const { conventions = [], claims = [] } = knownProject.profile() ?? {};
    return conventions.length + claims.length > 0;
  });
  return (
    <div>
      <ChoiceGroup legend={t('wizard.size')} isLegendShown columns={3}>
        {ruleSizes.map((value) => {
          const { tokens, words } = requestCost(form, value, ruleLanguage ?? contentLanguageOf(language), hasOwnLines);
          return (
            <ChoiceCard
              key={value}
              type="radio"
              name="size"
              value={value}
              title={t(`wizard.size.${value}`)}
              checked={size === value}
              onChange={() => chooseSize(value)}
            >
              <span className="mt-0.5 block text-sm text-muted">{t(`wizard.size.${value}.hint`)}</span>
              <span className="mt-2 block text-sm">{t('wizard.size.cost', { tokens, words })}</span>
            </ChoiceCard>
          );
        })}
      </ChoiceGroup>
      <p className="mt-2 max-w-prose text-sm text-muted">
        {t(defaultSizeFor(form.aiModel) === 'lean' ? 'wizard.size.whyLean' : 'wizard.size.why')}
      </p>
    </div>
  );
}
