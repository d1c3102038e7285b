import type { ComponentProps } from 'react';
import { LabeledField } from './labeled-field.tsx';

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
  return (
    <LabeledField label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <select
          {...control}
          className={`mt-1.5 block min-h-11 w-full rounded-control border ${error === undefined ? 'border-line-strong' : 'border-danger'} bg-surface px-3 text-base`}
          {...select}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}
