import { aiModels } from '@regelwerk/contract/choices';
import { defaultLanguage } from '@regelwerk/contract/languages';
import { limits } from '@regelwerk/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { watchTable } from '../../../lib/watch-table.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNotice } from '../../../ui/use-notice.ts';
import { copy, modelDescriptions } from '../copy.ts';
import { fallbackModels, isCustomModel, type ModelChoice } from '../model.ts';
import { aiModelsQuery } from '../queries.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';

export function ModelStep() {
  const t = useText(copy);
  const { form, answer } = useWizard();
  const { data, isPending, isError } = useQuery(aiModelsQuery);
  const isCustom = isCustomModel(form.aiModel);

  const queryClient = useQueryClient();
  useEffect(() => watchTable('ai_models', () => void queryClient.invalidateQueries(aiModelsQuery)), [queryClient]);

  useNotice(isError, { title: t('wizard.models.failed'), description: t('wizard.models.fallback'), isError: true });

  if (isPending) return <Loading label={t('wizard.models.loading')} />;
  return (
    <>
      <ChoiceGroup legend={t('wizard.model.question')} columns={3}>
        {(data ?? fallbackModels).map((model) => (
          <ChoiceCard
            key={model.name}
            type="radio"
            name="aiModel"
            value={model.name}
            title={labelOf(model.name)}
            checked={model.name === 'Custom' ? isCustom : form.aiModel === model.name}
            onChange={() => answer({ aiModel: model.name })}
          >
            <Description model={model} />
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {isCustom && <CustomName />}
    </>
  );
}

function CustomName() {
  const t = useText(copy);
  const { form, answer } = useWizard();
  return (
    <div className="mt-5 max-w-md">
      <label htmlFor="custom-model" className="block text-sm font-medium">
        {t('wizard.model.custom')}
      </label>
      <input
        id="custom-model"
        type="text"
        value={form.aiModel === 'Custom' ? '' : form.aiModel}
        maxLength={limits.customModelName}
        placeholder={t('wizard.model.customPlaceholder')}
        aria-describedby="custom-model-hint"
        onChange={(event) => answer({ aiModel: nameOrCustom(event.target.value) })}
        className="mt-1.5 min-h-10 w-full rounded-control border border-line-strong bg-surface px-3 placeholder:text-muted"
      />
      <p id="custom-model-hint" className="mt-1.5 text-sm text-muted">
        {t('wizard.model.customHint', { max: limits.customModelName })}
      </p>
    </div>
  );
}

/** While typing, a custom name may equal the name of a known model; it stays a custom name. */
function nameOrCustom(typed: string): string {
  const isKnown = aiModels.some((model) => model === typed);
  if (typed.trim() === '') return 'Custom';
  return isKnown ? `${typed} ` : typed;
}

function Description({ model }: { model: ModelChoice }) {
  const t = useText(modelDescriptions);
  const [language] = useLanguage();
  const name = aiModels.find((one) => one === model.name);
  const text =
    (language === defaultLanguage && model.description) ||
    (name === undefined ? model.description : t(`aiModel.${name}`));
  return <span className="mt-0.5 block text-sm text-muted">{text}</span>;
}

/** API names may begin with a lower-case letter. */
function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {aiModels.map((name) => (
        <Skeleton key={name} className="h-25" />
      ))}
    </div>
  );
}
