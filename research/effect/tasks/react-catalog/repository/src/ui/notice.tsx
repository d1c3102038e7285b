import type { ReactNode } from 'react';

/** Something a member should know; a problem is announced at once. */
export function Notice({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      className={isProblem ? 'rounded bg-red-100 p-3 text-red-900' : 'rounded bg-stone-200 p-3'}
    >
      {children}
    </div>
  );
}
