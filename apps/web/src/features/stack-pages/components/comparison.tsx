import { Check } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

const free = ['landing.free.1', 'landing.free.2', 'landing.free.3'] as const;
const account = ['landing.account.1', 'landing.account.2', 'landing.account.3', 'landing.account.4'] as const;

/** Compares what visitors get with what an account adds. */
export function Comparison() {
  const t = useText(copy);
  const columns = [
    { title: t('landing.free'), lines: free, look: 'border-line' },
    { title: t('landing.account'), lines: account, look: 'border-accent' },
  ];
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="font-semibold">
        {t('landing.compare')}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {columns.map(({ title, lines, look }) => (
          <div key={title} className={`min-w-0 rounded-card border bg-surface p-4 sm:p-5 ${look}`}>
            <h3 className="text-sm font-semibold sm:text-base">{title}</h3>
            <ul className="mt-2 space-y-1 text-sm sm:space-y-2">
              {lines.map((key) => (
                <li key={key} className="flex gap-2">
                  <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
                  <span>{t(key)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{t('landing.noCard')}</p>
      <p className="mt-1.5 hidden text-sm noscript:block">{t('landing.needsScript')}</p>
    </section>
  );
}
