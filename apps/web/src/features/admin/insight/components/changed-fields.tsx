import type { AuditField } from '@regelwerk/contract/admin/audit-log';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatNumber } from '@regelwerk/contract/shared/format-number';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../../history/copy.ts';
import { useWord } from '../../history/use-word.ts';

type Fields = Readonly<Record<string, unknown>>;

const money: ReadonlySet<string> = new Set<AuditField>(['amount', 'amount_off', 'paid', 'unit_amount']);

/** The fields of a line of the log with their values, in the admin's language. */
export function ChangedFields({ fields }: { fields: unknown }) {
  const wordFor = useWord();
  const shown = useValue();
  if (!isFields(fields)) return <p className="text-xs break-words">{JSON.stringify(fields)}</p>;
  return (
    <dl className="text-xs">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted">{wordFor(`field.${labelOf(name, fields)}`) ?? name}:</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {isFields(value) && Object.keys(value).length > 0 ? (
              <ChangedFields fields={value} />
            ) : (
              shown(name, value, fields)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount without a currency is one of tokens. */
const labelOf = (name: string, fields: Fields) =>
  name === 'amount' && typeof fields.currency !== 'string' ? 'tokens' : name;

function useValue() {
  const t = useText(copy);
  const wordFor = useWord();
  const [language] = useLanguage();
  return (name: string, value: unknown, { currency }: Fields): string => {
    if (typeof value === 'boolean') return t(value ? 'stated.yes' : 'stated.no');
    if (value === null || value === '' || isFields(value)) return t('stated.none');
    if (typeof value === 'number') {
      if (money.has(name) && typeof currency === 'string') return formatMoney(value, currency, language);
      if (name === 'redeem_by') return formatDay(new Date(value * 1000), language, 'medium');
      return formatNumber(value, language);
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (name === 'currency') return value.toUpperCase();
    return wordFor(`stated.${name}.${value}`) ?? value;
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
