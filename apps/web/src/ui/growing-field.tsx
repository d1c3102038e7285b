import type { ComponentProps, ReactNode } from 'react';
import { LabeledField } from './labeled-field.tsx';

interface FieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** What it holds now, which decides its height. */
  readonly text: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A labeled field for one line of words that shows all of them: as high as they need, without line breaks. */
export function GrowingField({ label, text, error, hint, onChange, onKeyDown, ...field }: FieldProps) {
  return (
    <LabeledField label={label} error={error} hint={hint}>
      {(control) => (
        <div className="mt-1.5 grid *:col-start-1 *:row-start-1 *:min-w-0 *:px-3 *:py-2.5 *:text-base *:leading-normal *:wrap-anywhere">
          <span aria-hidden="true" className="invisible border whitespace-pre-wrap">
            {`${text} `}
          </span>
          <textarea
            {...control}
            rows={1}
            onChange={(event) => {
              event.target.value = event.target.value.replaceAll(/\s*\n\s*/g, ' ');
              onChange?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
              event.preventDefault();
              // as in a field of one row: a button that waits refuses
              event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click();
            }}
            className={`min-h-11 resize-none overflow-hidden rounded-control border bg-surface ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
            {...field}
          />
        </div>
      )}
    </LabeledField>
  );
}
