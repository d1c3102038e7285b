import { type ReactElement, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** More would not be read in a minute. */
const mostShown = 6;

/** Statements of one kind, the first of them in view. `items` are list items in the order of their worth. */
export function StatementGroup({
  title,
  hint,
  ticked,
  items,
}: {
  title: string;
  hint?: string | undefined;
  /** How many of them are ticked; undefined where none can be. */
  ticked: number | undefined;
  items: readonly ReactElement[];
}) {
  const t = useText(copy);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(items.length <= mostShown + 1);
  if (items.length === 0) return null;
  const showAll = () => {
    setWhole(true);
    // the button that had the focus is gone
    list.current?.focus();
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="flex items-baseline justify-between gap-x-3 border-b border-line pb-1 font-medium">
        {title}
        <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
          {ticked === undefined ? items.length : t('project.group.ticked', { ticked, all: items.length })}
        </span>
      </h4>
      {hint !== undefined && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <ul ref={list} tabIndex={-1} aria-labelledby={id} className="mt-1 outline-none">
        {isWhole ? items : items.slice(0, mostShown)}
      </ul>
      {!isWhole && (
        <button type="button" onClick={showAll} className="min-h-8 text-sm font-medium text-accent">
          {t('project.group.more', { number: items.length })}
        </button>
      )}
    </section>
  );
}
