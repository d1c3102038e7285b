import type { Rule } from '@regelwerk/contract/rules/rule';
import { useText } from '../../../../i18n/use-text.ts';
import { detailsCopy, filesCopy } from '../copy.ts';
import { InlineCode } from './inline-code.tsx';

/** The decisions between conflicting lines, and the lines left out to fit. */
export function Ledger({ rule, onLine }: { rule: Rule; onLine: ((id: string) => void) | undefined }) {
  const t = useText(detailsCopy);
  const tFiles = useText(filesCopy);
  const { decisions, omitted, budget, sections } = rule;
  const shown = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return (
    <div className="grid gap-6 text-sm">
      <section>
        <h2 className="font-semibold">{t('details.decisions')}</h2>
        {decisions.length === 0 ? (
          <p className="mt-1 text-muted">{t('details.noDecisions')}</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {decisions.map(({ slot, reason, kept, dropped }) => (
              <li key={`${slot}-${dropped.id}`} className="rounded-card border border-line bg-surface p-3">
                <p>
                  <InlineCode text={kept.text} />
                </p>
                <p className="mt-1 text-muted line-through decoration-line-strong">
                  <InlineCode text={dropped.text} />
                </p>
                <p className="mt-1 text-muted">{t(`details.reason.${reason}`)}</p>
                {onLine !== undefined && shown.has(kept.id) && (
                  <button
                    type="button"
                    onClick={() => onLine(kept.id)}
                    className="mt-1.5 min-h-6 font-medium text-accent hover:underline"
                  >
                    {tFiles('files.show')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="font-semibold">{t('details.omitted', { count: omitted.length })}</h2>
        <p className="mt-1 text-muted">
          {omitted.length === 0
            ? t('details.nothingOmitted')
            : t('details.omittedText', { used: budget.used, limit: budget.limit })}
        </p>
        {omitted.length > 0 && (
          <details className="mt-2">
            <summary className="cursor-pointer py-1 font-medium text-accent">{tFiles('files.all')}</summary>
            <ul className="mt-2 grid gap-2">
              {omitted.map(({ id, text }) => (
                <li key={id} className="border-l-2 border-line pl-3">
                  <InlineCode text={text} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </div>
  );
}
