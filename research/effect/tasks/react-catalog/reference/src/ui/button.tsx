import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** A longer name for screen readers; it begins with the visible text. */
  label?: string;
}

export function Button({ children, onClick, disabled, label }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      className="rounded bg-shelf px-4 py-2 text-white focus-visible:outline-2 focus-visible:outline-offset-2 disabled:opacity-60"
    >
      {children}
    </button>
  );
}
