import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { droppedSource } from '../../../reading/dropped-source.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ReadingProgress } from '../../project/components/reading-progress.tsx';
import { SourceButtons } from '../../project/components/source-buttons.tsx';
import { copy } from '../copy.ts';
import { pastedNames } from '../model.ts';
import type { ClinicWork, useClinic } from '../use-clinic.ts';

/** Takes rules: a pasted text, dropped or chosen files, a folder, or an example. */
export function RulesInput({
  pasted,
  onPaste,
  work,
  clinic,
  onApproach,
}: {
  /** The text in the field and the file that it is, which outlast a result. */
  pasted: RuleFile;
  onPaste: (pasted: RuleFile) => void;
  work: ClinicWork;
  clinic: ReturnType<typeof useClinic>;
  /** Loads the code that shows what is found. */
  onApproach: () => void;
}) {
  const t = useText(copy);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { path, text } = pasted;
  const [isOver, setOver] = useState(false);
  // which ways there are, only the browser knows
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const examine = () => {
    clinic.examinePasted(pasted);
    if (text.trim() === '') field.current?.focus();
  };
  const prepare = () => {
    clinic.prepare();
    onApproach();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const source = droppedSource(event.dataTransfer);
    if (source !== undefined) clinic.examineFrom(() => source);
  };
  const isBusy = work.kind === 'examining' || work.kind === 'reading';
  const fault = work.kind === 'empty' || work.kind === 'noRules' || work.kind === 'denied' || work.kind === 'failed';
  return (
    <section
      aria-labelledby={`${id}-title`}
      onFocus={prepare}
      onPointerEnter={prepare}
      onDragEnter={prepare}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-6 rounded-card border border-dashed p-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
    >
      <h2 id={`${id}-title`} className="font-semibold">
        {t('clinic.input')}
      </h2>
      <label htmlFor={id} className="mt-3 block text-sm font-medium">
        {t('clinic.paste')}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={8}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={work.kind === 'empty'}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onPaste({ path, text: event.target.value })}
        className="mt-1.5 w-full rounded-control border border-line-strong bg-paper px-3 py-2 font-mono text-sm"
      />
      <SelectField
        label={t('clinic.paste.name')}
        value={path}
        onChange={(event) => onPaste({ path: event.target.value, text })}
        options={pastedNames.map((name) => ({ value: name, label: name }))}
        className="mt-3 max-w-md"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={examine} isBusy={isBusy}>
          {t('clinic.examine')}
        </Button>
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => clinic.examinePasted({ path: pastedNames[0], text: t('clinic.example.text') })}
        >
          {t('clinic.example')}
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" className="mt-2 max-w-prose text-sm text-danger empty:hidden">
        {fault && t(`clinic.${work.kind}`)}
      </p>
      {work.kind === 'reading' ? (
        <ReadingProgress at={work.at} onCancel={clinic.cancel} />
      ) : (
        <>
          <p role="status" className="mt-2 text-sm empty:hidden">
            {work.kind === 'examining' && t('clinic.examining')}
          </p>
          <p className="mt-4 max-w-prose text-sm text-muted">{t('clinic.files')}</p>
          <div className="min-h-20">{isInBrowser && <SourceButtons onRead={clinic.examineFrom} />}</div>
        </>
      )}
    </section>
  );
}
