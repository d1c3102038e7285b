import { firstModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { watchTable } from '../../../../lib/watch-table.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useNotice } from '../../../../ui/use-notice.ts';
import { copy } from '../copy.ts';
import {
  customModelOf,
  fallbackModels,
  isCustomModel,
  isMoreModel,
  type ModelChoice,
  matchingChoices,
} from '../model.ts';
import { aiModelsQuery } from '../queries.ts';
import { useModelDescription } from '../use-model-description.ts';
import { useWizard } from '../use-wizard.ts';
import { CustomName } from './custom-name.tsx';
import { ModelCards } from './model-cards.tsx';
import { ModelSearch } from './model-search.tsx';
import { MoreChoices } from './more-choices.tsx';

export function ModelStep() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { form, answer } = useWizard();
  const { data, isPending, isError } = useQuery(aiModelsQuery);
  const describe = useModelDescription();
  const [text, setText] = useState('');
  const models = data ?? fallbackModels;
  const read = useCallback(
    (model: ModelChoice) => `${model.name} ${modelLabel(model.name, language)} ${describe(model)}`,
    [language, describe],
  );
  const searched = useDeferredValue(text);
  const [first, more] = useMemo(() => {
    const listed = matchingChoices(models, searched, read);
    // a search finds them all in one list
    const isFirst = ({ name }: ModelChoice) => searched.trim() !== '' || !isMoreModel(name);
    return [listed.filter(isFirst), listed.filter((model) => !isFirst(model))];
  }, [models, searched, read]);
  const list = useRef<HTMLDivElement>(null);
  const isCustom = isCustomModel(form.aiModel);

  const queryClient = useQueryClient();
  useEffect(() => watchTable('ai_models', () => void queryClient.invalidateQueries(aiModelsQuery)), [queryClient]);

  useNotice(isError, { title: t('wizard.models.failed'), description: t('wizard.models.fallback'), isError: true });

  if (isPending) return <Loading label={t('wizard.models.loading')} />;
  const matches = matchingChoices(models, text, read);
  const chosen = isCustom ? 'Custom' : form.aiModel;
  const isChosenShown = matches.some(({ name }) => name === chosen);

  const useTyped = () => {
    answer({ aiModel: customModelOf(text.trim()) });
    setText('');
  };
  const pressIn = (event: KeyboardEvent) => {
    const [best] = matches;
    if (event.key === 'Escape') setText('');
    if (event.key === 'Enter' && best !== undefined && !isChosenShown) answer({ aiModel: best.name });
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      const cards = Array.from(list.current?.querySelectorAll('input') ?? []).filter((card) => card.checkVisibility());
      // the list may still show what an earlier text left
      const goal = isChosenShown ? chosen : best?.name;
      (cards.find(({ value }) => value === goal) ?? cards[0])?.focus();
    }
  };

  return (
    <div>
      <ModelSearch
        text={text}
        onChange={setText}
        onKeyDown={pressIn}
        count={matches.length}
        total={models.length}
        hiddenChoice={isChosenShown ? undefined : modelLabel(form.aiModel, language)}
      />
      {matches.length === 0 ? (
        <NoModel text={text.trim()} onUse={useTyped} />
      ) : (
        <div ref={list} className="space-y-4">
          <ModelCards legend={t('wizard.model.question')} models={first} chosen={chosen} onAnswer={answer} />
          {isCustom && <CustomName />}
          {more.length > 0 && (
            <MoreChoices
              title={t('wizard.model.more')}
              names={more.map(({ name }) => name)}
              chosen={[chosen]}
              labelOf={(name) => modelLabel(name, language)}
            >
              {() => <ModelCards legend={t('wizard.model.more')} models={more} chosen={chosen} onAnswer={answer} />}
            </MoreChoices>
          )}
        </div>
      )}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {firstModels.map((name) => (
          <Skeleton key={name} className="h-19 sm:h-22" />
        ))}
      </div>
    </div>
  );
}

/** Says that no model matches a search, and offers the typed text as the name of a custom model. */
function NoModel({ text, onUse }: { text: string; onUse: () => void }) {
  const t = useText(copy);
  return (
    <div className="rounded-card border border-dashed border-line-strong p-5">
      <p className="max-w-prose wrap-anywhere">{t('wizard.search.none', { text })}</p>
      <Button variant="secondary" className="mt-3 max-w-full wrap-anywhere" onClick={onUse}>
        {t('wizard.search.use', { text })}
      </Button>
    </div>
  );
}
