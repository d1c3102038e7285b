import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { DeclarationRow } from '@regelwerk/contract/shop/contracts';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { copy } from '../copy.ts';
import { declarationsQuery } from '../queries.ts';

/** A person's withdrawals and cancellations, with what became of each. Renders nothing if there are none. */
export function DeclarationList({ userId }: { userId: string }) {
  const t = useText(copy);
  const { data: rows, isError, error, refetch } = useQuery(declarationsQuery(userId));
  if (isError) return <LoadFailure text={t('declared.failed')} error={error} onRetry={() => void refetch()} />;
  if (rows === undefined || rows.length === 0) return null;
  return (
    <section aria-labelledby="declarations" className="mb-6">
      <h2 id="declarations" className="text-lg font-semibold">
        {t('declared.title')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {rows.map((row) => (
          <Declaration key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Declaration({ row }: { row: DeclarationRow }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { kind, number, reference, isOwn, receivedAt } = row;
  const contract = number === null ? reference : orderNumber(number);
  const date = formatDay(receivedAt, language);
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="font-medium wrap-anywhere">
        {t(`declared.${kind}`)} <span className="font-normal text-muted">{contract}</span>
      </p>
      <p className="text-sm text-muted">{t(isOwn ? 'declared.on' : 'declared.byOther', { date })}</p>
      <p className="mt-1 text-sm">{outcome()}</p>
    </li>
  );

  function outcome(): string {
    const { state, endsAt, refund, dueAt } = row;
    const ends = endsAt === null ? '' : formatDay(endsAt, language);
    if (state === 'taken_back') return t('declared.takenBack');
    if (state === 'answered') return t('declared.answered');
    if (state === 'received') {
      const meanwhile = kind === 'withdrawal' ? 'declared.withdrawnMeanwhile' : 'declared.endsAtLatest';
      if (endsAt !== null) return t(meanwhile, { date: ends });
      const due = formatDay(dueAt, language);
      return t(kind === 'withdrawal' ? 'declared.receivedWithdrawal' : 'declared.receivedCancellation', { date: due });
    }
    if (kind === 'cancellation') return t('declared.ends', { date: ends });
    if (refund === null || refund.amount === 0) return t('declared.effective');
    return t('declared.refund', { price: formatMoney(refund.amount, refund.currency, language) });
  }
}
