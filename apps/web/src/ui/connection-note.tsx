import { WifiOff } from 'lucide-react';

/** Says at a form that there is no connection, and what happens next. */
export function ConnectionNote({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-3 flex gap-2.5 rounded-control border border-line-strong bg-sunken px-3 py-2 text-sm">
      <WifiOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="max-w-prose">{text}</span>
    </p>
  );
}
