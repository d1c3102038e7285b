import type { ReactNode } from 'react';

/** A group of cards for one question, whose name is announced with the first card. */
export function ChoiceGroup({
  legend,
  isLegendShown = false,
  columns,
  children,
}: {
  legend: string;
  isLegendShown?: boolean;
  columns: 2 | 3;
  children: ReactNode;
}) {
  const grid = columns === 3 ? 'sm:grid-cols-2 md:grid-cols-3' : 'sm:grid-cols-2';
  return (
    <fieldset>
      <legend className={isLegendShown ? 'mb-3 font-medium' : 'sr-only'}>{legend}</legend>
      <div className={`grid gap-1.5 sm:gap-3 ${grid}`}>{children}</div>
    </fieldset>
  );
}
