/** Reserves the space of something that is still loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-card bg-sunken ${className}`} />;
}
