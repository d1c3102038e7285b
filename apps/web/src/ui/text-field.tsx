import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Content at the end of the field, such as a button. */
  readonly end?: ReactNode;
}

/** A labeled input, linked to its message. */
export function TextField({ label, error, hint, end, className = '', ...input }: FieldProps) {
  const id = useId();
  const described = [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          className={`block min-h-11 w-full rounded-control border bg-surface px-3 text-base ${error === undefined ? 'border-line-strong' : 'border-danger'} ${end === undefined ? '' : 'pr-12'}`}
          {...input}
        />
        {end}
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
