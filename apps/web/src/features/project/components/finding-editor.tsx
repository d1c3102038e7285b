import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { GrowingField } from '../../../ui/growing-field.tsx';
import { copy } from '../copy.ts';
import type { Fault } from '../form.ts';

/** How a finding is edited. `onSave` returns why the typed text is refused. */
export interface FindingEdit {
  readonly label: string;
  readonly value: string;
  readonly onSave: (text: string) => Fault | undefined;
  /** An action beside Save. */
  readonly more?: { readonly label: string; readonly onClick: () => void };
}

/** The field in which a finding is corrected. */
export function FindingEditor({ edit, onClose }: { edit: FindingEdit; onClose: () => void }) {
  const t = useText(copy);
  const [text, setText] = useState(edit.value);
  const [fault, setFault] = useState<Fault>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
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
      <GrowingField
        ref={field}
        label={edit.label}
        text={text}
        value={text}
        error={fault === undefined ? undefined : t(`project.fault.${fault}`)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
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
