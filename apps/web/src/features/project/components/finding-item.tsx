import { Pencil, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { type FindingEdit, FindingEditor } from './finding-editor.tsx';

/** A finding with its place, which can be removed and perhaps edited. `name` is part of its buttons' labels. */
export function FindingItem({
  name,
  edit,
  onRemove,
  children,
}: {
  name: string;
  edit?: FindingEdit;
  onRemove: () => void;
  children: ReactNode;
}) {
  const t = useText(copy);
  const [isOpen, setOpen] = useState(false);
  const iconLook = 'grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink';
  return (
    <li className="min-w-0 rounded-control border border-line bg-paper py-1 pr-1 pl-3">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
        {edit !== undefined && (
          <button
            type="button"
            aria-label={t('project.editOne', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={iconLook}
          >
            <Pencil className="size-4" aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={t('project.removeOne', { name })} onClick={onRemove} className={iconLook}>
          <X className="size-4" aria-hidden="true" />
        </button>
      </div>
      {isOpen && edit !== undefined && <FindingEditor edit={edit} onClose={() => setOpen(false)} />}
    </li>
  );
}
