import { type ComponentProps, useId } from 'react';

/** A labeled select field for a short list. */
export function SelectField({
  label,
  hint,
  error,
  options,
  className = '',
  ...select
}: ComponentProps<'select'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const id = useId();
  const described = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        className={`mt-1.5 block min-h-11 w-full rounded-control border ${error === undefined ? 'border-line-strong' : 'border-danger'} bg-surface px-3 text-base`}
        {...select}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
