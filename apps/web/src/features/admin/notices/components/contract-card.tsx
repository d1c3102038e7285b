import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { useOutcome } from '../use-outcome.ts';

/** A contract that a declaration may be about: its owner, the possible refund, and the buttons that accept it. */
export function ContractCard({
  order,
  notice,
  isBusy,
  isOnly,
  onAccept,
}: {
  order: RefundableOrder;
  notice: NoticeRow;
  isBusy: boolean;
  isOnly: boolean;
  onAccept: (isForCause: boolean) => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const day = (instant: string) => formatDay(instant, language);
  const outcomeOf = useOutcome();
  const isWithdrawal = notice.kind === 'withdrawal';
  const isExtraordinary = notice.details.type === 'extraordinary';
  const isMain = isOnly || order.is_named;
  const { number, product, unspent, tokens, unconfirmed, email } = order;
  const canAccept = notice.settled_at === null && (!isWithdrawal || order.can_withdraw);
  const withdraws = order.refund > 0 ? t('notices.refund', { price: money(order.refund) }) : t('notices.endPlan');
  const cancels = t(isExtraordinary ? 'notices.cancelWithNotice' : 'notices.cancelPlan');
  const label = isWithdrawal ? withdraws : cancels;
  const { with_notice: withNotice, for_cause: forCause } = order.cancellation ?? {};
  return (
    <li className={`rounded-card border bg-surface p-3 text-sm ${order.is_named ? 'border-accent' : 'border-line'}`}>
      {order.is_named && <p className="text-accent">{t('notices.named')}</p>}
      <p className="font-medium break-words">{t('notices.order', { number, product, price: money(order.amount) })}</p>
      {email === null ? (
        <p className="text-danger">{t('notices.deletedAccount')}</p>
      ) : (
        !order.is_own && <p className="break-words text-danger">{t('notices.foreign', { email })}</p>
      )}
      {isWithdrawal && (
        <>
          {order.is_business && <p className="text-danger">{t('notices.business')}</p>}
          {order.is_running && <p>{t('notices.running')}</p>}
          {tokens > 0 && <p>{t('notices.unspent', { unspent, tokens })}</p>}
          {unconfirmed > 0 && <p>{t('notices.unconfirmed', { count: unconfirmed })}</p>}
          <p className={order.in_time ? 'text-muted' : 'text-danger'}>
            {t(order.in_time ? 'notices.inTime' : 'notices.late', { date: day(order.withdrawal_until) })}
          </p>
        </>
      )}
      {forCause != null && <p>{t('notices.outcomeCause', { outcome: outcomeOf(forCause, order.currency) })}</p>}
      {withNotice !== undefined && (
        <p>
          {forCause == null
            ? t('notices.outcome', { outcome: outcomeOf(withNotice, order.currency) })
            : t('notices.outcomeNotice', { outcome: outcomeOf(withNotice, order.currency) })}
        </p>
      )}
      {canAccept && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isExtraordinary && (
            <Button
              variant={isMain ? 'primary' : 'secondary'}
              isBusy={isBusy}
              onClick={() => onAccept(true)}
              aria-label={`${t('notices.endForCause')}: ${number}`}
            >
              {t('notices.endForCause')}
            </Button>
          )}
          <Button
            variant={isMain && !isExtraordinary ? 'primary' : 'secondary'}
            isBusy={isBusy}
            onClick={() => onAccept(false)}
            aria-label={`${label}: ${number}`}
          >
            {label}
          </Button>
        </div>
      )}
    </li>
  );
}
