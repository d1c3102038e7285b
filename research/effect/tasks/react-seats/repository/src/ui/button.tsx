import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onClick?: () => void;
  /** Sends the form that it stands in. */
  isSubmit?: boolean;
  isQuiet?: boolean;
  disabled?: boolean;
}

export function Button({ children, onClick, isSubmit = false, isQuiet = false, disabled }: Props) {
  const colors = isQuiet ? 'border-line text-ink' : 'border-lamp bg-lamp text-on-lamp';
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      onClick={onClick}
      disabled={disabled}
      className={`min-h-11 rounded-box border px-5 py-2 outline-offset-2 outline-ink focus-visible:outline-3 disabled:opacity-60 print:hidden ${colors}`}
    >
      {children}
    </button>
  );
}
