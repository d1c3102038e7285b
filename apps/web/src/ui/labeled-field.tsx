import { type ReactNode, useId } from 'react';

/** What a control takes over from its frame. */
interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** The frame of a field: its label above, its error and hint below, linked to the control that `children` draws. */
export function LabeledField({
  label,
  error,
  hint,
  className,
  children,
}: {
  label: string;
  error: string | undefined;
  hint: ReactNode;
  className?: string;
  children: (control: Described) => ReactNode;
}) {
  const id = useId();
  const described = [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
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
