import { type Found, foundKinds, mostFound, shortestSearch } from '@regelwerk/contract/admin/admin-search';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { copy } from '../copy.ts';
import { listOf, placeOf } from '../model.ts';
import { searchQuery } from '../queries.ts';
import { FoundItem } from './found-item.tsx';

const pauseMs = 150;

/** The id of the last line of a kind with many results, which links to its list. */
const wholeList = 'all';

/** One search over orders, people, products and declarations: a field with a list that the arrow keys walk. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText(copy);
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const asked = useCalmText(typed.trim());
  const isAsked = asked.length >= shortestSearch;
  const { data, isError, isFetching } = useQuery({ ...searchQuery(asked), enabled: isAsked });
  const found = isAsked && !isError ? (data ?? []) : [];
  const groups = foundKinds.map((kind) => {
    const own = found.filter((one) => one.kind === kind);
    const all: Found = { kind, id: wholeList, title: t(`search.all.${kind}`), detail: '', state: '' };
    return { kind, items: own.length < mostFound ? own : [...own, all] };
  });
  const items = groups.flatMap((group) => group.items);
  const chosen = items[Math.min(at, items.length - 1)];
  const optionId = (one: Found) => `${listId}-${one.kind}-${one.id}`;
  const chosenId = chosen === undefined ? undefined : optionId(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const open = (one: Found) => {
    onClose();
    void navigate(one.id === wholeList ? listOf(one.kind, asked) : placeOf(one));
  };
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setAt((next + items.length) % items.length);
    }
    // results of the previous search must not open while the new one runs
    if (event.key === 'Enter' && chosen !== undefined && asked === typed.trim() && !isFetching) {
      event.preventDefault();
      open(chosen);
    }
  };
  const status = () => {
    if (!isAsked) return t('search.hint');
    if (isError) return t('search.failed');
    if (data === undefined) return t('search.searching');
    if (found.length === 0) return t('search.none');
    return items.length > found.length ? t('search.first') : t('search.count', { count: found.length });
  };
  return (
    <Dialog isOpen onClose={onClose} width="form" title={t('search.title')}>
      <input
        data-first-focus
        type="search"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={walk}
        className="block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base"
      />
      <p role="status" className={`mt-2 text-sm ${isError && isAsked ? 'text-danger' : 'text-muted'}`}>
        {status()}
      </p>
      <div id={listId} role="listbox" aria-label={t('search.title')} className="mt-2">
        {groups.map(({ kind, items: own }) => {
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped in a listbox, which knows no fieldset
            <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className="mb-2">
              <p id={`${listId}-${kind}`} className="px-2 py-1 text-xs font-semibold text-muted">
                {t(`search.kind.${kind}`)}
              </p>
              {own.map((one) => (
                <FoundItem
                  key={one.id}
                  id={optionId(one)}
                  found={one}
                  isChosen={one === chosen}
                  onOpen={() => open(one)}
                  onPoint={() => setAt(items.indexOf(one))}
                />
              ))}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

/** Returns a text once it has not changed for a moment, so that not every key asks the server. */
function useCalmText(text: string): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
