import { limits } from '@regelwerk/contract/shared/limits';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

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
        <Search className="absolute top-3 left-3 size-4 text-muted" aria-hidden="true" />
        <input
          type="search"
          aria-label={t('wizard.search')}
          placeholder={t('wizard.search')}
          value={text}
          maxLength={limits.customModelName}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-10 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted"
        />
      </div>
      <p role="status" className="mb-3 text-sm text-muted empty:hidden">
        {text.trim() !== '' && t('wizard.search.count', { shown: count, total })}
        {hiddenChoice !== undefined && ` · ${t('wizard.search.chosen', { model: hiddenChoice })}`}
      </p>
    </>
  );
}
