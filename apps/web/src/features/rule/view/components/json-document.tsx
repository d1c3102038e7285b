import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { filesCopy } from '../copy.ts';
import { MaskedText } from './masked-text.tsx';

/** Shows the lines of a rule's sections; a press opens a line. */
const openLevels = 4;
/** Parts about the rule that start folded. */
const folded = new Set(['omitted', 'decisions', 'probes']);

/** A JSON text with colors and folding objects; text that is not JSON is shown as it is. */
export default function JsonDocument({ content }: { content: string }) {
  const value = parse(content);
  if (value === undefined) return <MaskedText text={content} />;
  return (
    <div className="rule-document font-mono text-[0.8rem] leading-relaxed break-words whitespace-pre-wrap">
      <Value value={value} level={0} isLast />
    </div>
  );
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function entriesOf(value: unknown): [string | undefined, unknown][] {
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function Value({ name, value, level, isLast }: { name?: string; value: unknown; level: number; isLast: boolean }) {
  const key = name === undefined ? null : <Key name={name} />;
  const comma = isLast ? '' : ',';
  const isList = Array.isArray(value);
  const entries = entriesOf(value);
  if (entries.length === 0)
    return (
      <div className="pl-5">
        {key}
        <Leaf value={value} />
        {comma}
      </div>
    );
  const [open, close] = isList ? '[]' : '{}';
  return (
    <Folder
      isOpen={level < openLevels && !folded.has(name ?? '')}
      head={
        <>
          {key}
          {open}
        </>
      }
      count={entries.length}
      gist={Object(value).text}
      foot={`${close}${comma}`}
    >
      {entries.map(([entryName, entry], index) => (
        <Value
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a text never move
          key={index}
          {...(entryName === undefined ? {} : { name: entryName })}
          value={entry}
          level={level + 1}
          isLast={index === entries.length - 1}
        />
      ))}
    </Folder>
  );
}

function Folder({
  isOpen,
  head,
  count,
  gist,
  foot,
  children,
}: {
  isOpen: boolean;
  head: ReactNode;
  count: number;
  /** The text of a line of the rule, which says more than the number of its parts. */
  gist: unknown;
  foot: string;
  children: ReactNode;
}) {
  const t = useText(filesCopy);
  return (
    <details open={isOpen}>
      <summary className="flex min-h-6 cursor-pointer list-none items-baseline gap-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 mt-0.5 shrink-0 self-start text-muted transition-transform duration-150 in-[details[open]>summary]:rotate-90"
        />
        <span className="min-w-0">
          {head}
          <span className="text-muted in-[details[open]>summary]:hidden">
            {' '}
            {typeof gist === 'string' ? (
              <>
                <span className="text-ink">
                  <MaskedText text={gist} />
                </span>
                {'\u00A0…'}
              </>
            ) : (
              t('files.folded', { count })
            )}
            {'\u00A0'}
            {foot}
          </span>
        </span>
      </summary>
      <div className="pl-4">{children}</div>
      <div className="pl-5">{foot}</div>
    </details>
  );
}

function Key({ name }: { name: string }) {
  return (
    <>
      <span className="text-accent">"{name}"</span>
      {': '}
    </>
  );
}

function Leaf({ value }: { value: unknown }) {
  return (
    <span className={typeof value === 'string' ? '' : 'hljs-number'}>
      <MaskedText text={JSON.stringify(value)} />
    </span>
  );
}
