import { modelLabel } from '@regelwerk/contract/model-label';
import { memo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { copy } from '../copy.ts';
import type { ModelChoice } from '../model.ts';
import { useModelDescription } from '../use-model-description.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** The cards of these models. A letter of the search is shown before the cards that it leaves, so they are rendered apart from it. */
export const ModelCards = memo(function ModelCards({
  models,
  chosen,
}: {
  models: readonly ModelChoice[];
  chosen: string;
}) {
  const t = useText(copy);
  const { answer } = useWizard();
  const describe = useModelDescription();
  return (
    <ChoiceGroup legend={t('wizard.model.question')} columns={3}>
      {models.map((model) => (
        <ChoiceCard
          key={model.name}
          type="radio"
          name="aiModel"
          value={model.name}
          title={modelLabel(model.name)}
          checked={chosen === model.name}
          onChange={() => answer({ aiModel: model.name })}
        >
          <span className="block text-sm leading-snug text-muted">{describe(model)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
});
