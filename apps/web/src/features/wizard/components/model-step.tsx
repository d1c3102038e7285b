import { aiModels } from '@regelwerk/contract/choices';
import { modelLabel } from '@regelwerk/contract/model-label';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { watchTable } from '../../../lib/watch-table.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { useNotice } from '../../../ui/use-notice.ts';
import { copy } from '../copy.ts';
import { customModelOf, fallbackModels, isCustomModel, matchingModels } from '../model.ts';
import { aiModelsQuery } from '../queries.ts';
import { useModelDescription } from '../use-model-description.ts';
import { useWizard } from '../use-wizard.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CustomName } from './custom-name.tsx';
import { ModelSearch } from './model-search.tsx';
import { NoModel } from './no-model.tsx';

export function ModelStep() {
  const t = useText(copy);
  const { form, answer } = useWizard();
  const { data, isPending, isError } = useQuery(aiModelsQuery);
  const describe = useModelDescription();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isCustom = isCustomModel(form.aiModel);
  // the card answers the press before the field moves what is below it
  const showsName = useAfterPaint(isCustom);

  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = watchTable('ai_models', () => void queryClient.invalidateQueries(aiModelsQuery));
    return () => afterPaint(stop);
  }, [queryClient]);

  useNotice(isError, { title: t('wizard.models.failed'), description: t('wizard.models.fallback'), isError: true });

  if (isPending) return <Loading label={t('wizard.models.loading')} />;
  const models = data ?? fallbackModels;
  const matches = matchingModels(models, text, describe);
  const chosen = isCustom ? 'Custom' : form.aiModel;
  const isChosenShown = matches.some(({ name }) => name === chosen);

  const useTyped = () => {
    answer({ aiModel: customModelOf(text.trim()) });
    setText('');
  };
  const pressIn = (event: KeyboardEvent) => {
    const [first] = matches;
    if (event.key === 'Escape') setText('');
    if (event.key === 'Enter' && first !== undefined && !isChosenShown) answer({ aiModel: first.name });
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    }
  };

  return (
    <div className="space-y-4">
      <ModelSearch
        text={text}
        onChange={setText}
        onKeyDown={pressIn}
        count={matches.length}
        total={models.length}
        hiddenChoice={isChosenShown ? undefined : modelLabel(form.aiModel)}
      />
      {matches.length === 0 ? (
        <NoModel text={text.trim()} onUse={useTyped} />
      ) : (
        <div ref={list}>
          <ChoiceGroup legend={t('wizard.model.question')} columns={3}>
            {matches.map((model) => (
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
        </div>
      )}
      {isCustom && showsName && <CustomName />}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-4">
      <Skeleton className="h-10 max-w-md" />
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {aiModels.map((name) => (
          <Skeleton key={name} className="h-19 sm:h-22" />
        ))}
      </div>
    </div>
  );
}
