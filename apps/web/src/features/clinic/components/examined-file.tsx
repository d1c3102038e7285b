import type { Finding } from '@regelwerk/clinic/finding';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { rowsOf } from '../model.ts';
import { FindingNote } from './finding-note.tsx';

/** A file with its lines, and what was found beside them. */
export function ExaminedFile({
  file,
  findings,
  isAlone,
  isBusy,
  onAccept,
  onDismiss,
}: {
  file: RuleFile;
  findings: readonly Finding[];
  /** Of several files, those without findings stay closed. */
  isAlone: boolean;
  isBusy: boolean;
  onAccept: (finding: Finding) => void;
  onDismiss: (finding: Finding) => void;
}) {
  const t = useText(copy);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const rows = rowsOf(file, findings, isWhole);
  if (!isAlone && !findings.some((one) => one.file === file.path)) return null;
  return (
    <section aria-labelledby={id} className="mt-6 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h3 id={id} className="font-mono text-sm font-semibold wrap-anywhere">
          {file.path}
        </h3>
        <label className="flex min-h-press items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
            className="size-5 accent-(--accent)"
          />
          {t('clinic.allLines')}
        </label>
      </div>
      {rows.length === 0 && <p className="px-4 py-3 text-sm text-muted">{t('clinic.fileDone')}</p>}
      <ol className="divide-y divide-line">
        {rows.map(({ line, text, findings: found }) => (
          <li key={line} className="grid gap-x-6 gap-y-2 px-4 py-2 lg:grid-cols-[1fr_24rem]">
            <p className="flex min-w-0 gap-3">
              <span className="w-9 shrink-0 text-right text-sm text-muted tabular-nums">
                <span className="sr-only">{t('clinic.line', { line })}</span>
                <span aria-hidden="true">{line}</span>
              </span>
              {/* invisible and turning characters stay where they are */}
              <code
                dir="ltr"
                className="min-w-0 font-mono text-sm whitespace-pre-wrap wrap-anywhere [unicode-bidi:isolate-override]"
              >
                {text}
              </code>
            </p>
            {found.length > 0 && (
              <ul className="grid gap-2">
                {found.map((finding) => (
                  <FindingNote
                    key={`${finding.code} ${finding.message.en}`}
                    finding={finding}
                    isBusy={isBusy}
                    onAccept={onAccept}
                    onDismiss={onDismiss}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
