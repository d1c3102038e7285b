import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { copy, filesCopy } from '../copy.ts';

const cap = 500;

/** A frame that caps a long document at a height and opens on request; a short one is shown whole. */
export function DocumentFrame({
  isOpen,
  onToggle,
  children,
}: {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const t = useText(filesCopy);
  const tRule = useText(copy);
  const id = useId();
  const inner = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(true);
  useEffect(() => {
    const element = inner.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setLong(element.offsetHeight > cap));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isCapped = isLong && !isOpen;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="relative">
      {/* while capped, the document scrolls inside its frame, so it must be focusable for keyboard users */}
      <section
        id={id}
        aria-label={tRule('result.document')}
        {...(isCapped ? { tabIndex: 0 } : {})}
        style={isCapped ? { maxHeight: cap } : {}}
        className={`rounded-card border border-line bg-surface shadow-raised ${isCapped ? 'overflow-auto' : ''}`}
      >
        {/* a rule keeps its words: what is shown is what is copied */}
        <div ref={inner} translate="no" className={`p-5 sm:p-7 ${isLong ? 'pb-16! ' : ''}`}>
          {children}
        </div>
      </section>
      {isLong && (
        <div
          className={`pointer-events-none absolute inset-x-px bottom-px flex justify-center rounded-b-card pb-3 ${isCapped ? 'bg-linear-to-t from-surface from-40% to-transparent pt-16' : ''}`}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(!isOpen)}
            className="pointer-events-auto inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken"
          >
            <Icon className="size-4" aria-hidden="true" />
            {t(isOpen ? 'files.less' : 'files.all')}
          </button>
        </div>
      )}
    </div>
  );
}
