import type { Certainty } from '@regelwerk/contract/rules/rule';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { detailsCopy, filesCopy } from '../copy.ts';
import type { LineNote as Note } from '../model.ts';
import { useLineNotes } from '../use-line-notes.ts';
import { InlineCode } from './inline-code.tsx';

/** A button behind a line that opens its reason: beside the line on a wide screen, below it on a narrow one. */
export function LineNote({ note }: { note: Note }) {
  const t = useText(filesCopy);
  const { open, onOpen } = useLineNotes();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const isOpen = useSyncExternalStore(open.subscribe, () => open.read() === note.id);
  useEffect(() => {
    if (!isOpen) return;
    for (const part of [card.current, button.current]) part?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <span className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={t('files.why')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(isOpen ? undefined : note.id)}
        onKeyDown={({ key }) => isOpen && key === 'Escape' && onOpen(undefined)}
        className={`ml-1 inline-grid size-6 place-items-center rounded-control align-middle hover:bg-sunken hover:text-ink ${isOpen ? 'bg-accent-soft text-accent' : 'text-muted'}`}
      >
        <MessageSquareText className="size-4" aria-hidden="true" />
      </button>
      {isOpen && (
        <span
          ref={card}
          id={id}
          className="my-2 grid scroll-my-4 gap-2 rounded-card border border-accent bg-paper p-4 text-sm font-normal lg:absolute lg:-top-2 lg:left-full lg:z-10 lg:my-0 lg:ml-15 lg:w-88 lg:shadow-raised"
        >
          <NoteText note={note} />
        </span>
      )}
    </span>
  );
}

function NoteText({ note: { line, decisions } }: { note: Note }) {
  const t = useText(detailsCopy);
  const [language] = useLanguage();
  const { why, since, evidence, ground } = line;
  const date = (day: string) => formatDay(day, language, 'medium');
  return (
    <>
      {why !== undefined && (
        <span>
          <InlineCode text={why} />
        </span>
      )}
      {ground !== undefined && <span className="text-muted">{t(`details.ground.${ground}`)}</span>}
      {decisions.map(({ slot, reason, dropped }) => (
        <span key={`${slot}-${dropped.id}`} className="grid gap-1 border-t border-line pt-2">
          <span>{t(`details.reason.${reason}`)}</span>
          <s className="text-muted decoration-line-strong">
            <InlineCode text={dropped.text} />
          </s>
        </span>
      ))}
      {(since !== undefined || evidence !== undefined) && (
        <span className="text-muted">
          {since !== undefined && `${t('details.since', { version: since })} `}
          {evidence !== undefined && (
            <>
              {t(`details.status.${evidence.status}`, { date: date(evidence.checkedOn) })}{' '}
              {evidence.read !== undefined && `${t(...readIn(evidence.status, evidence.read))} `}
              <a href={evidence.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                {t('details.source')}
              </a>
            </>
          )}
        </span>
      )}
    </>
  );
}

/** A proof names what it was run with; everything else was read only. */
function readIn(status: Certainty, read: string): ['details.read' | 'details.readOnly', { what: string }] {
  const what = read.replace(/^run with /, '');
  return [status === 'confirmed' ? 'details.read' : 'details.readOnly', { what }];
}
