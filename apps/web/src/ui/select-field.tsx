import { type ComponentProps, useId } from 'react';

/** A labelled choice of one from a short list. */
export function SelectField({
  label,
  hint,
  options,
  className = '',
  ...select
}: ComponentProps<'select'> & {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-1.5 block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base"
        {...select}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
