/** Figures, each above the words that say what it counts. */
export function Figures({
  figures,
}: {
  figures: readonly { readonly value: string | number; readonly words: string }[];
}) {
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      {figures.map(({ value, words }) => (
        <div key={words} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-4">
          <dt className="mt-1 text-sm text-muted">{words}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
