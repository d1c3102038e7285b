import type { FormState } from '@regelwerk/contract/rules/form-state';
import { memo } from 'react';
import type { ModelChoice } from '../model.ts';
import { useModelDescription } from '../use-model-description.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ModelCard } from './model-card.tsx';

/** The cards of these models, rendered apart from the search: it shows a typed letter before the cards follow. */
export const ModelCards = memo(function ModelCards({
  legend,
  models,
  chosen,
  onAnswer,
}: {
  legend: string;
  models: readonly ModelChoice[];
  chosen: string;
  onAnswer: (changes: Partial<FormState>) => void;
}) {
  const describe = useModelDescription();
  return (
    <ChoiceGroup legend={legend} columns={3}>
      {models.map((model) => (
        <ModelCard
          key={model.name}
          name={model.name}
          description={describe(model)}
          isChosen={chosen === model.name}
          onAnswer={onAnswer}
        />
      ))}
    </ChoiceGroup>
  );
});
