import type { ComponentProps, MouseEvent } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet';

const looks: Readonly<Record<Variant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
};

const base =
  'inline-flex min-h-press max-w-full items-center justify-center gap-2 rounded-control px-4 py-2 text-sm font-medium wrap-anywhere transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

/** Returns the classes of a button, for links that look like one. */
export function buttonLook(variant: Variant = 'primary'): string {
  return `${base} ${looks[variant]}`;
}

/** While `isBusy`, a button refuses presses but keeps the focus, which a browser takes from a disabled one. */
export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant; isBusy?: boolean }) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
      className={`${buttonLook(variant)} ${className}`}
      {...rest}
    />
  );
}

/** Also keeps a form from being sent, by the button or by Enter in one of its fields. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
