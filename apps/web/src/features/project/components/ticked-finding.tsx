import { Minus, Pencil, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { type FindingEdit, FindingEditor } from './finding-editor.tsx';

/** A statement about the project that is sent while it is ticked, with what speaks for it below. One that cannot be sent has a mark instead of a box. */
export function TickedFinding({
  isTicked,
  isSuspicious = false,
  isFixed = false,
  isStruck = false,
  onTick,
  edit,
  details,
  children,
}: {
  isTicked: boolean;
  isSuspicious?: boolean;
  /** Whether it stays unticked, whatever the person wants. */
  isFixed?: boolean;
  /** Whether it is wrong. */
  isStruck?: boolean;
  onTick: (isTicked: boolean) => void;
  /** How its words are corrected, and what they are called then. */
  edit?: FindingEdit & { readonly name: string };
  details?: ReactNode;
  children: ReactNode;
}) {
  const t = useText(copy);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Mark = isStruck ? X : Minus;
  const words = (
    <span className="min-w-0 wrap-anywhere">
      <span id={`${id}-text`} className={`block ${isTicked ? '' : 'text-muted'}`}>
        {isStruck ? <s className="decoration-line-strong">{children}</s> : children}
      </span>
      <span id={`${id}-details`} className="block text-sm text-muted">
        {isSuspicious && <span className="block text-danger">{t('project.suspicious')}</span>}
        {details}
      </span>
    </span>
  );
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-1">
        {isFixed ? (
          <div className="flex min-w-0 flex-1 gap-3">
            <Mark className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
            {words}
          </div>
        ) : (
          <label className="flex min-w-0 flex-1 cursor-pointer gap-3">
            <input
              type="checkbox"
              checked={isTicked}
              aria-labelledby={`${id}-text`}
              aria-describedby={`${id}-details`}
              onChange={({ target }) => onTick(target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            />
            {words}
          </label>
        )}
        {edit !== undefined && (
          <button
            type="button"
            aria-label={t('project.editOne', { name: edit.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <Pencil className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
      {isOpen && edit !== undefined && <FindingEditor edit={edit} onClose={() => setOpen(false)} />}
    </li>
  );
}
