import type { KeyboardEvent } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { ChoiceSearch } from './choice-search.tsx';

/** Narrows the list of models; says how many match, and which one is chosen while the list does not show it. */
export function ModelSearch({
  text,
  onChange,
  onKeyDown,
  count,
  total,
  hiddenChoice,
}: {
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  count: number;
  total: number;
  hiddenChoice: string | undefined;
}) {
  const t = useText(copy);
  return (
    <>
      {/* in the line of the step, so that the cards follow their question */}
      <div className="absolute top-0 right-0 w-3/5 max-w-72">
        <ChoiceSearch label={t('wizard.search')} text={text} onChange={onChange} onKeyDown={onKeyDown} />
      </div>
      <p role="status" className="mb-3 text-sm text-muted empty:hidden">
        {text.trim() !== '' && t('wizard.search.count', { shown: count, total })}
        {hiddenChoice !== undefined && ` · ${t('wizard.search.chosen', { model: hiddenChoice })}`}
      </p>
    </>
  );
}
