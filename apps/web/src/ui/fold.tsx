import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Content behind its title, closed until the person opens it, or until what it holds is in use. */
export function Fold({
  title,
  note,
  isInUse = false,
  children,
}: {
  title: string;
  note?: string;
  isInUse?: boolean;
  children: ReactNode;
}) {
  // once open, it stays as the person leaves it
  const [isOpen, setOpen] = useState(isInUse);
  if (isInUse && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-press list-none items-center gap-x-2 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 text-muted group-open:rotate-90" aria-hidden="true" />
        <span>
          {title} {note !== undefined && <span className="text-sm font-normal text-muted">{note}</span>}
        </span>
      </summary>
      <div className="px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
