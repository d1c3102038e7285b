import type { ReactNode } from 'react';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AdminNav } from './admin-nav.tsx';

/** A page of the administration: the way to the others, its title, what it is for, and its content. */
export function AdminPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      {children}
    </div>
  );
}
