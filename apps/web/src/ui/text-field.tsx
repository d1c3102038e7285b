import type { ComponentProps, ReactNode } from 'react';
import { LabeledField } from './labeled-field.tsx';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Content at the end of the field, such as a button. */
  readonly end?: ReactNode;
}

/** A labeled input, linked to its message. */
export function TextField({ label, error, hint, end, className = '', ...input }: FieldProps) {
  return (
    <LabeledField label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative mt-1.5">
          <input
            {...control}
            className={`block min-h-11 w-full rounded-control border bg-surface px-3 text-base ${error === undefined ? 'border-line-strong' : 'border-danger'} ${end === undefined ? '' : 'pr-12'}`}
            {...input}
          />
          {end}
        </div>
      )}
    </LabeledField>
  );
}
