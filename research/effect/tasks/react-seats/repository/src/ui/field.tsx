import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The fault of the value, if it has one. */
  problem?: string;
  autoComplete?: string;
}

export function Field({ label, value, onChange, problem = '', autoComplete }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete={autoComplete}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        className="min-h-11 w-full rounded-box border border-line bg-paper px-3 outline-offset-2 outline-ink focus-visible:outline-3"
      />
      {problem !== '' && (
        <p id={`${id}-problem`} className="text-alarm">
          {problem}
        </p>
      )}
    </div>
  );
}
