import { applicationTypes } from '@regelwerk/contract/rules/choices';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

export function TypeStep() {
  const t = useText(copy);
  const { form, answer } = useWizard();
  return (
    <ChoiceGroup legend={t('wizard.type.question')} columns={3}>
      {applicationTypes.map((type) => (
        <ChoiceCard
          key={type}
          type="radio"
          name="applicationType"
          value={type}
          title={type}
          checked={form.applicationType === type}
          onChange={() => answer({ applicationType: type })}
        >
          <span className="mt-0.5 block text-sm text-muted">{t(`wizard.type.${type}`)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
