import type { Certainty, Rule, RuleLine } from '@regelwerk/contract/rule';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { detailsCopy } from '../copy.ts';
import { InlineCode } from './inline-code.tsx';

/** Every line of the rule, expandable to its reason and its source. */
export function Reasons({ rule }: { rule: Rule }) {
  return (
    <div className="grid gap-5 text-sm">
      {rule.sections.map(({ id, heading, lines }) => (
        <section key={id}>
          <h3 className="font-semibold">{heading}</h3>
          <ul className="mt-1">
            {lines.map((line) => (
              <li key={line.id} className="border-b border-line last:border-0">
                <OneReason line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OneReason({ line: { modality, text, why, evidence, since } }: { line: RuleLine }) {
  const t = useText(detailsCopy);
  const [language] = useLanguage();
  const date = (day: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(day));
  return (
    <details className="group">
      <summary className="cursor-pointer py-2 leading-snug">
        <span className="font-medium">{t(`details.modality.${modality}`)}</span> <InlineCode text={text} />
      </summary>
      <div className="grid gap-1 pb-3 pl-4 text-muted">
        {why !== undefined && (
          <p>
            <InlineCode text={why} />
          </p>
        )}
        {since !== undefined && <p>{t('details.since', { version: since })}</p>}
        {evidence !== undefined && (
          <p>
            {t(`details.status.${evidence.status}`, { date: date(evidence.checkedOn) })}{' '}
            {evidence.read !== undefined && `${t(...readIn(evidence.status, evidence.read))} `}
            <a href={evidence.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              {t('details.source')}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

/** A proof names what it was run with; everything else was read only. */
function readIn(status: Certainty, read: string): ['details.read' | 'details.readOnly', { what: string }] {
  const what = read.replace(/^run with /, '');
  return [status === 'confirmed' ? 'details.read' : 'details.readOnly', { what }];
}
