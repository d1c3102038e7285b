import { looksSecret } from '@regelwerk/contract/rules/looks-secret';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import { type CheckedLine, isTickable } from '../model.ts';
import { useCheckedLines } from '../use-checked-lines.ts';
import { useVerdictText } from '../use-verdict-text.ts';
import { StatementGroup } from './statement-group.tsx';
import { TickedFinding } from './ticked-finding.tsx';

const verdicts = ['proven', 'unproven', 'refuted', 'repeated'] as const;

/** Only of these a person decides. */
const isTicking = (verdict: (typeof verdicts)[number]) => verdict === 'proven' || verdict === 'unproven';

/** The lines that were checked, by what the files say to them. Those that are refuted or known already cannot be ticked. */
export function CheckedLines({
  lines,
  isChecking,
  onEdit,
}: {
  lines: readonly CheckedLine[];
  isChecking: boolean;
  onEdit: (line: CheckedLine, text: string) => void;
}) {
  const t = useText(copy);
  const verdictText = useVerdictText();
  const { tick, dropAll } = useCheckedLines();
  const statements = lines.filter(({ part }) => part === 'statement');
  const byVerdict = Map.groupBy(statements, ({ verdict }) => verdict.is);
  const countOf = (verdict: (typeof verdicts)[number]) => byVerdict.get(verdict)?.length ?? 0;
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
      isSuspicious={looksSecret(line.text)}
      onTick={(isTicked) => tick(line, isTicked)}
      details={verdictText(line)}
      edit={{
        name: line.text,
        label: t('claims.line'),
        value: line.text,
        onSave: (text) => {
          if (text.trim() === '') return 'empty';
          onEdit(line, text.trim());
          return undefined;
        },
      }}
    >
      <InlineCode text={line.text} />
    </TickedFinding>
  );
  return (
    <>
      <p role="status" className="text-sm font-medium empty:hidden">
        {isChecking ? t('claims.checking') : statements.length > 0 && summary}
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
          <Button variant="quiet" onClick={dropAll}>
            {t('claims.dropAll')}
          </Button>
        </div>
      )}
    </>
  );
}
