import type { TaxMeters as Meters } from '@regelwerk/contract/admin/admin-overview';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { copy } from '../copy.ts';
import { metersOf } from '../model.ts';

/** How close the turnover is to the limits at which the shop's taxation changes. */
export function TaxMeters({ tax }: { tax: Meters }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'eur', language, { hidesZeroCents: true });
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{t('overview.tax')}</h2>
      <p className="mb-4 text-sm text-muted">{t(`overview.vatMode.${tax.vatMode}`)}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {metersOf(tax).map(({ name, year, amount, limit, level }) => (
          <li key={`${name} ${year}`}>
            <p className="grid text-sm">
              <span id={`meter-${name}-${year}`}>{t(`overview.meter.${name}`, { year: String(year) })}</span>
              <span className={level === 'calm' ? '' : 'font-semibold text-danger'}>
                {t('overview.of', { amount: money(amount), limit: money(limit) })}
              </span>
            </p>
            <Meter
              name={{ 'aria-labelledby': `meter-${name}-${year}` }}
              className="mt-2"
              max={limit}
              value={Math.max(0, amount)}
              isHigh={level !== 'calm'}
            />
            {level !== 'calm' && <p className="text-sm text-danger">{t(`overview.level.${level}`)}</p>}
          </li>
        ))}
      </ul>
      <p className={`mt-4 text-sm ${tax.unproven > 0 ? '' : 'text-muted'}`}>
        {t('overview.unproven', { count: tax.unproven })}
      </p>
    </section>
  );
}
