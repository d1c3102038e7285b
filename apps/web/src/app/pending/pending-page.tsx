import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown while the code of a page loads. */
export function PendingPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-8 h-64" />
    </div>
  );
}
