import { type ReactNode, useId } from 'react';

/** One section of the account page. */
export function AccountPanel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-[72ch] text-sm text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
