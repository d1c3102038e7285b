import { behaviors } from '@regelwerk/contract/rules/choices';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { choiceNames } from '../../view/copy.ts';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

export function BehaviorStep() {
  const t = useText(copy);
  const name = useText(choiceNames);
  const { form, answer } = useWizard();
  return (
    <ChoiceGroup legend={t('wizard.behavior.question')} columns={2}>
      {behaviors.map((behavior) => (
        <ChoiceCard
          key={behavior}
          type="radio"
          name="behaviorPreference"
          value={behavior}
          title={name(`choice.${behavior}`)}
          checked={form.behaviorPreference === behavior}
          onChange={() => answer({ behaviorPreference: behavior })}
        >
          <span className="mt-0.5 block text-sm text-muted">{t(`wizard.behavior.${behavior}`)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
