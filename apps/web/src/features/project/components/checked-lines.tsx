import { type CheckedLine, isTickable, linesBeyond } from '@regelwerk/claims/kept/checked-line';
import { isAboutAnotherPackage } from '@regelwerk/claims/kept/is-about-another-package';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import { knownProject } from '../store.ts';
import { useCheckedLines } from '../use-checked-lines.ts';
import { useVerdictText } from '../use-verdict-text.ts';
import { StatementGroup } from './statement-group.tsx';
import { TickedFinding } from './ticked-finding.tsx';

const room = { most: projectLimits.claims, kilobytes: projectLimits.claimBytes / 1000 };
const verdicts = ['proven', 'unproven', 'refuted', 'repeated'] as const;

/** Only of these a person decides. */
const isTicking = (verdict: (typeof verdicts)[number]) => verdict === 'proven' || verdict === 'unproven';

/** The lines that were checked, by what the files say to them. Those that are refuted or known already cannot be ticked. */
export function CheckedLines({
  lines,
  isChecking,
  onEdit,
  onEmptied,
}: {
  lines: readonly CheckedLine[];
  isChecking: boolean;
  /** Returns whether the words say anything. */
  onEdit: (line: CheckedLine, text: string) => boolean;
  /** Takes the focus, whose button is gone with the lines. */
  onEmptied: () => void;
}) {
  const t = useText(copy);
  const verdictText = useVerdictText();
  const { tick, dropAll } = useCheckedLines();
  const statements = lines.filter(({ part }) => part === 'statement');
  const byVerdict = Map.groupBy(statements, ({ verdict }) => verdict.is);
  const countOf = (verdict: (typeof verdicts)[number]) => byVerdict.get(verdict)?.length ?? 0;
  const beyond = linesBeyond(lines);
  const known = useStore(knownProject);
  const isOther = (line: CheckedLine) =>
    isAboutAnotherPackage(line, known?.corrections.part, known?.found.layout.packages ?? []);
  const status = useRef<HTMLParagraphElement>(null);
  const isEdited = useRef(false);
  useEffect(() => {
    // a line in other words may stand in another group, without the field that had the focus
    if (isChecking || !isEdited.current) return;
    isEdited.current = false;
    if (document.activeElement === document.body) status.current?.focus();
  }, [isChecking]);
  const summary = t('claims.summary', {
    proven: countOf('proven'),
    unproven: countOf('unproven'),
    refuted: countOf('refuted'),
    repeated: countOf('repeated'),
  });
  const item = (line: CheckedLine, index: number) => (
    <TickedFinding
      key={`${index} ${line.text}`}
      isTicked={line.isTicked}
      isFixed={!isTickable(line)}
      isStruck={line.verdict.is === 'refuted'}
      onTick={(isTicked) => tick(line, isTicked)}
      details={verdictText(line, { isBeyond: beyond.has(line), isOther: isOther(line) })}
      edit={{
        name: line.text,
        label: t('claims.line'),
        value: line.text,
        onSave: (text) => {
          isEdited.current = true;
          return onEdit(line, text.trim()) ? undefined : 'empty';
        },
      }}
    >
      <InlineCode text={line.text} />
    </TickedFinding>
  );
  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className="text-sm font-medium outline-none empty:hidden">
        {isChecking ? t('claims.checking') : statements.length > 0 && summary}
      </p>
      <p role="status" className="max-w-prose text-sm text-danger empty:hidden">
        {beyond.size > 0 && t('claims.beyond', { count: beyond.size, ...room })}
      </p>
      {verdicts.map((verdict) => {
        const some = byVerdict.get(verdict) ?? [];
        return (
          <StatementGroup
            key={verdict}
            title={t(`claims.group.${verdict}`)}
            hint={verdict === 'unproven' ? t('claims.group.unproven.hint') : undefined}
            ticked={isTicking(verdict) ? some.filter(({ isTicked }) => isTicked).length : undefined}
            items={some.map(item)}
          />
        );
      })}
      {statements.length > 0 && (
        <div>
          <Button
            variant="quiet"
            onClick={() => {
              dropAll();
              onEmptied();
            }}
          >
            {t('claims.dropAll')}
          </Button>
        </div>
      )}
    </>
  );
}
