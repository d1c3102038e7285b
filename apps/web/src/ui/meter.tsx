type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

/** How much of `max` is used, as a bar and for screen readers. `isHigh` marks what needs attention. */
export function Meter({
  name,
  value,
  max,
  isHigh = false,
  className = '',
}: {
  name: Name;
  value: number;
  max: number;
  isHigh?: boolean;
  className?: string;
}) {
  return (
    <div className={className}>
      <meter {...name} min={0} max={max} value={value} className="sr-only" />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full ${isHigh ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${Math.min(100, (value / max) * 100)}%` }}
        />
      </div>
    </div>
  );
}
