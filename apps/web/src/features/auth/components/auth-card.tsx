import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.ts';

/** The frame of every account page: one title, one task. */
export function AuthCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <section className="mx-auto w-full max-w-md px-4 py-12 sm:py-16">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
