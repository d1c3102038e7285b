import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** What it holds now, which decides its height. */
  readonly text: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A labeled field for one line of words that shows all of them: as high as they need, without line breaks. */
export function GrowingField({ label, text, error, hint, onChange, onKeyDown, ...field }: FieldProps) {
  const id = useId();
  const described = [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="mt-1.5 grid *:col-start-1 *:row-start-1 *:min-w-0 *:px-3 *:py-2.5 *:text-base *:leading-normal *:wrap-anywhere">
        <span aria-hidden="true" className="invisible border whitespace-pre-wrap">
          {`${text} `}
        </span>
        <textarea
          id={id}
          rows={1}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
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
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
