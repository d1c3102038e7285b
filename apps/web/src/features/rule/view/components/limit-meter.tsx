import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { detailsCopy } from '../copy.ts';

/** How much of a place's limit a text uses, and how certain the limit is. */
export function LimitMeter({ delivery }: { delivery: Delivery }) {
  const t = useText(detailsCopy);
  const [language] = useLanguage();
  const { used, limit } = delivery;
  const date = formatDay(limit.checkedOn, language, 'medium');
  return (
    <div className="mt-3">
      {limit.max !== undefined && <Meter name={{ 'aria-label': t('details.meter') }} max={limit.max} value={used} />}
      <p className="mt-1.5 text-sm text-muted">
        {limit.max === undefined ? t('details.noLimit', { used }) : t('details.used', { used, max: limit.max })}{' '}
        {t(`details.status.${limit.status}`, { date })}{' '}
        {limit.source !== undefined && (
          <a href={limit.source} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {t('details.source')}
          </a>
        )}
      </p>
    </div>
  );
}
