import type { ReactNode } from 'react';

/** Something a guest should know; a problem is announced at once. */
export function Notice({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <div role={isProblem ? 'alert' : 'status'} className={`rounded-box bg-soft p-3 ${isProblem ? 'text-alarm' : ''}`}>
      {children}
    </div>
  );
}
