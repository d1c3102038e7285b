import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** A part that is shown and hidden by a press; it is rendered only while it is shown. */
export function Unfolding({ show, hide, children }: { show: string; hide: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1 text-left text-sm font-medium text-accent"
      >
        <ChevronDown
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
        {isOpen ? hide : show}
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 mb-3">
        {isOpen && children}
      </div>
    </div>
  );
}
