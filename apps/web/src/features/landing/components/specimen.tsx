import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/**
 * A few sample lines that show a visitor the result in advance. No sold rule contains them, because the preview masks
 * those.
 */
export function Specimen() {
  const t = useText(copy);
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface shadow-raised">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line bg-sunken px-4 py-2 text-sm text-muted">
        <span>{t('landing.specimen')}</span>
        <span className="font-mono text-xs">CLAUDE.md</span>
      </figcaption>
      <div className="space-y-3 p-5 text-[0.95rem]">
        <p className="font-mono text-xs text-accent">## {t('landing.specimen.heading')}</p>
        <p>
          <strong>{t('landing.specimen.never')}</strong> {t('landing.specimen.rule')}
        </p>
        <p className="border-l-2 border-accent pl-3 text-muted">{t('landing.specimen.instead')}</p>
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-xs leading-relaxed">
          <code>{'Temporal.PlainDate.from(input)'}</code>
        </pre>
        <p>
          <strong>{t('landing.specimen.must')}</strong> {t('landing.specimen.check')}
        </p>
      </div>
    </figure>
  );
}
