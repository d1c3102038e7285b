import type { InPlace } from '@regelwerk/claims/merge/merge-in-place';
import { canLeave } from '@regelwerk/claims/merge/without-lines';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import type { OwnFile } from '../use-merge.ts';
import { useVerdictText } from '../use-verdict-text.ts';
import { StatementGroup } from './statement-group.tsx';
import { TickedFinding } from './ticked-finding.tsx';
import { Unfolding } from './unfolding.tsx';

/** What becomes of one file of the person, line by line, and how it reads afterwards. */
export function MergedFile({
  file,
  merged,
  limit,
  leaving,
  onLeave,
}: {
  file: OwnFile;
  merged: InPlace | undefined;
  /** The most characters that the tool reads, where that is known. */
  limit: number | undefined;
  leaving: ReadonlySet<ProvenClaim>;
  onLeave: (line: ProvenClaim, isLeaving: boolean) => void;
}) {
  const t = useText(copy);
  const verdictText = useVerdictText();
  const id = useId();
  const { path, text, lines, isChecked, fault } = file;
  const refuted = lines.filter(({ verdict }) => verdict.is === 'refuted');
  const staying = lines.filter((line) => !leaving.has(line));
  // whether it fits into a rule does not matter where it stands
  const reasonOf = ({ fault: _, ...line }: ProvenClaim) => verdictText(line);
  const isLong = merged !== undefined && limit !== undefined && merged.text.length > limit;
  return (
    <section aria-labelledby={id} className="mt-4 grid grid-cols-1 gap-4">
      <h3 id={id} className="font-mono text-sm font-semibold wrap-anywhere">
        {path}
      </h3>
      {fault !== undefined && <p className="max-w-prose text-danger">{t(`merge.${fault}`)}</p>}
      {fault === undefined && merged !== undefined && (
        <>
          {!isChecked && <p className="max-w-prose text-sm">{t('merge.unchecked')}</p>}
          {isLong && (
            <p className="max-w-prose text-sm text-danger">
              {t('merge.limit', { used: merged.text.length, max: limit })}
            </p>
          )}
          <StatementGroup
            title={t('merge.refuted')}
            hint={t('merge.refuted.hint')}
            ticked={refuted.filter((line) => leaving.has(line)).length}
            items={refuted.map((line) => (
              <TickedFinding
                key={`${line.line} ${line.text}`}
                isTicked={leaving.has(line)}
                isFixed={!canLeave(text, line)}
                isStruck
                onTick={(isLeaving) => onLeave(line, isLeaving)}
                details={canLeave(text, line) ? reasonOf(line) : `${reasonOf(line)} · ${t('merge.fixed')}`}
              >
                <InlineCode text={line.text} />
              </TickedFinding>
            ))}
          />
          <StatementGroup
            title={t('merge.replaced')}
            hint={t('merge.replaced.hint')}
            ticked={undefined}
            items={merged.replaced.map((line) => (
              <TickedFinding key={line} isTicked={false} isFixed isStruck onTick={() => undefined}>
                <InlineCode text={line} />
              </TickedFinding>
            ))}
          />
          {isChecked && <p role="status">{t('merge.summary', { count: staying.length })}</p>}
          <Lines
            title={t('merge.stay', { number: staying.length })}
            lines={staying.map((line) => ({ id: `${line.line} ${line.text}`, text: line.text, note: reasonOf(line) }))}
          />
          <Lines
            title={t('merge.leftOut', { number: merged.leftOut.length })}
            lines={merged.leftOut.map((line) => ({ id: line, text: line }))}
          />
          <Unfolding show={t('merge.show')} hide={t('merge.hide')}>
            <pre className="rounded-control bg-sunken p-3 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">
              {merged.text}
            </pre>
          </Unfolding>
        </>
      )}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { id: string; text: string; note?: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <Unfolding show={title} hide={title}>
      <ul className="grid grid-cols-1 gap-2">
        {lines.map(({ id, text, note }) => (
          <li key={id} className="border-l-2 border-line pl-3 wrap-anywhere">
            <InlineCode text={text} />
            {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </Unfolding>
  );
}
