import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { type ManifestName, manifestNameOf, manifestNames } from '../../../reading/manifest-name-of.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommonWords } from '../../../ui/common-words.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';

/** Takes the text of a manifest. Asks for its name only if the text does not show it. */
export function PasteForm({
  onRead,
  onClose,
}: {
  onRead: (name: ManifestName, text: string) => void;
  onClose: () => void;
}) {
  const t = useText(copy);
  const words = useCommonWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [name, setName] = useState<ManifestName>();
  const [fault, setFault] = useState<'project.paste.empty' | 'project.paste.unknown'>();
  const read = () => {
    if (text.trim() === '') {
      setFault('project.paste.empty');
      return field.current?.focus();
    }
    const known = name ?? manifestNameOf(text);
    setFault(known === undefined ? 'project.paste.unknown' : undefined);
    if (known !== undefined) onRead(known, text);
    return undefined;
  };
  return (
    <div className="mt-3 grid gap-3">
      <div>
        <label htmlFor={id} className="block text-sm font-medium">
          {t('project.paste.text')}
        </label>
        <textarea
          id={id}
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: a press on the button asked for this field
          autoFocus
          rows={5}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setName(undefined);
            setFault(undefined);
          }}
          className="mt-1.5 w-full rounded-control border border-line-strong bg-paper px-3 py-2 font-mono text-sm"
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('project.paste.hint')}
        </p>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {fault !== undefined && t(fault)}
      </p>
      {fault === 'project.paste.unknown' && (
        <SelectField
          label={t('project.paste.which')}
          value={name ?? ''}
          onChange={(event) => setName(manifestNames.find((one) => one === event.target.value))}
          options={[
            { value: '', label: t('project.paste.choose') },
            ...manifestNames.map((one) => ({ value: one, label: one })),
          ]}
          className="max-w-md"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={read}>
          {t('project.paste.read')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
