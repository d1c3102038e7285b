import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
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
  const id = useId();
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
      <div>
        <label htmlFor={id} className="block text-sm font-medium">
          {edit.label}
        </label>
        {/* as high as its words; a line break would not be part of them */}
        <div className="mt-1.5 grid *:col-start-1 *:row-start-1 *:px-3 *:py-2.5 *:text-base *:wrap-anywhere">
          <span aria-hidden="true" className="invisible border whitespace-pre-wrap">
            {`${text} `}
          </span>
          <textarea
            id={id}
            ref={field}
            rows={1}
            value={text}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
            onKeyDown={press}
            className={`min-h-11 resize-none overflow-hidden rounded-control border bg-surface ${fault === undefined ? 'border-line-strong' : 'border-danger'}`}
          />
        </div>
        {fault !== undefined && (
          <p id={`${id}-fault`} className="mt-1.5 text-sm text-danger">
            {t(`project.fault.${fault}`)}
          </p>
        )}
      </div>
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
