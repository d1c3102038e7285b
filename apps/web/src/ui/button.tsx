import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet';

const looks: Readonly<Record<Variant, string>> = {
  // notices keep clear of a primary action
  primary: 'primary-action bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
};

const base =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-control px-4 py-2 text-sm font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

/** Returns the classes of a button, for links that look like one. */
export function buttonLook(variant: Variant = 'primary'): string {
  return `${base} ${looks[variant]}`;
}

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={`${buttonLook(variant)} ${className}`} {...rest} />;
}
