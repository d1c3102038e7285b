import type { FormState } from '@regelwerk/contract/rules/form-state';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { memo } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';

/** The card of a model. A choice renders only the two cards that it changes. */
export const ModelCard = memo(function ModelCard({
  name,
  description,
  isChosen,
  onAnswer,
}: {
  name: string;
  description: string;
  isChosen: boolean;
  onAnswer: (changes: Partial<FormState>) => void;
}) {
  const [language] = useLanguage();
  return (
    <ChoiceCard
      type="radio"
      name="aiModel"
      value={name}
      title={modelLabel(name, language)}
      checked={isChosen}
      onChange={() => onAnswer({ aiModel: name })}
    >
      <span className="block text-sm leading-snug text-muted">{description}</span>
    </ChoiceCard>
  );
});
