import { disputedPayment, type OrderDecision } from '@regelwerk/contract/admin/admin-orders';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCommonWords } from '../../../../ui/common-words.ts';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { orderRefusals } from '../model.ts';

/** The refunds and ends of an order, who decided them and whether they are done. */
export function OrderDecisions({ decisions }: { decisions: readonly OrderDecision[] }) {
  const t = useText(copy);
  if (decisions.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('orders.decisions')}</h2>
      <ul className="grid gap-3">
        {decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </ul>
    </>
  );
}

function Decision({ decision }: { decision: OrderDecision }) {
  const t = useText(copy);
  const words = useCommonWords();
  const [language] = useLanguage();
  const act = useAdminChange('admin-orders');
  const whyNot = useRefusal(orderRefusals);
  const { id, cause, amount, currency, ends, reason, actor, done_at: done, problem } = decision;
  const retry = () =>
    act.mutate(
      { action: 'retry', decisionId: id },
      {
        onSuccess: () => notify({ title: t('orders.retried') }),
        onError: (error) => notify({ title: t('orders.refundFailed'), description: whyNot(error), isError: true }),
      },
    );
  const what = [
    t(`orders.cause.${cause}`),
    amount > 0 ? formatMoney(amount, currency, language) : '',
    ends === 'no' ? '' : t(`orders.ends.${ends}`),
    actor === null ? '' : t('orders.by', { actor }),
  ];
  const whatFailed = () => {
    if (problem === null || problem === '') return t('orders.stuck');
    if (problem === disputedPayment) return t('orders.disputed');
    return t(done === null ? 'orders.refused' : 'orders.failedLater', { problem });
  };
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="font-medium break-words">{what.filter((part) => part !== '').join(' · ')}</p>
      {reason !== null && <p className="break-words text-muted">{reason}</p>}
      {problem === null && (
        <p>{done === null ? t('orders.underWay') : t('orders.done', { date: formatDay(done, language) })}</p>
      )}
      {problem !== null && (
        <>
          <p className="break-words text-danger">{whatFailed()}</p>
          <Button variant="secondary" className="mt-2" isBusy={act.isPending} onClick={retry}>
            {words.retry}
          </Button>
        </>
      )}
    </li>
  );
}
