import type { ReactNode } from 'react';

/**
 * A frame for a table that may be wider than the screen: it scrolls sideways, also by keyboard, while the page does
 * not.
 */
export function ScrollFrame({
  label,
  className = 'px-4 py-2',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      className={`overflow-x-auto rounded-card border border-line bg-surface ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </section>
  );
}
