import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Fold } from '../../../../ui/fold.tsx';
import { copy } from '../copy.ts';
import { matchingChoices } from '../model.ts';
import { ChoiceSearch } from './choice-search.tsx';

/**
 * The choices of a step beyond its first ones, closed until one of them is chosen. Has a search of its own, named
 * `searchLabel`, where the step has none, through what `readOf` says of a name; `children` draws the cards of the names that are
 * shown.
 */
export function MoreChoices<Name extends string>({
  title,
  names,
  chosen,
  labelOf,
  searchLabel,
  readOf = labelOf,
  children,
}: {
  title: string;
  names: readonly Name[];
  chosen: readonly string[];
  labelOf: (name: Name) => string;
  searchLabel?: string;
  readOf?: (name: Name) => string;
  children: (shown: readonly Name[]) => ReactNode;
}) {
  const t = useText(copy);
  const [text, setText] = useState('');
  const cards = useRef<HTMLDivElement>(null);
  const own = names.filter((name) => chosen.includes(name)).map(labelOf);
  const shown = matchingChoices(names, text, readOf);
  const note = `${names.length}${own.length === 0 ? '' : ` · ${t('wizard.search.chosen', { model: own.join(', ') })}`}`;

  const pressIn = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    cards.current?.querySelector('input')?.focus();
  };

  return (
    <Fold title={title} note={note} isInUse={own.length > 0}>
      {searchLabel !== undefined && (
        <>
          <div className="relative mb-3 max-w-72">
            {/* at the top of a phone, the choices found stand above its keyboard and the bar of the step */}
            <ChoiceSearch
              label={searchLabel}
              text={text}
              onChange={setText}
              onKeyDown={pressIn}
              onFocus={(event) => event.currentTarget.scrollIntoView()}
            />
          </div>
          <p role="status" className="mb-3 text-sm text-muted wrap-anywhere empty:hidden">
            {text.trim() !== '' &&
              (shown.length === 0
                ? t('wizard.more.none', { text: text.trim() })
                : t('wizard.search.count', { shown: shown.length, total: names.length }))}
          </p>
        </>
      )}
      <div ref={cards}>{shown.length > 0 && children(shown)}</div>
    </Fold>
  );
}
