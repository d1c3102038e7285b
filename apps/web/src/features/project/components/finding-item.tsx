import { Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { copy } from '../copy.ts';
import type { Fault } from '../form.ts';

/** How a finding is edited. `onSave` returns why the typed text is refused. */
interface FindingEdit {
  readonly label: string;
  readonly value: string;
  readonly onSave: (text: string) => Fault | undefined;
  /** An action beside Save. */
  readonly more?: { readonly label: string; readonly onClick: () => void };
}

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
      {isOpen && edit !== undefined && <Editor edit={edit} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Editor({ edit, onClose }: { edit: FindingEdit; onClose: () => void }) {
  const t = useText(copy);
  const [text, setText] = useState(edit.value);
  const [fault, setFault] = useState<Fault>();
  const { more } = edit;
  const save = () => {
    const refused = edit.onSave(text);
    setFault(refused);
    if (refused === undefined) onClose();
  };
  // the field is inside the wizard's form, which Enter would submit
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <div className="grid gap-2 py-2 pr-2">
      <TextField
        label={edit.label}
        value={text}
        error={fault === undefined ? undefined : t(`project.fault.${fault}`)}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={save}>
          {t('project.save')}
        </Button>
        {more !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              more.onClick();
              onClose();
            }}
          >
            {more.label}
          </Button>
        )}
      </div>
    </div>
  );
}
