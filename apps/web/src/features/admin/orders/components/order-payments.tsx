import type { OrderPayment, OrderView } from '@regelwerk/contract/admin/admin-orders';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { RefundDialog } from './refund-dialog.tsx';

type Charged = OrderPayment & { readonly payment: string };

const isCharged = (payment: OrderPayment): payment is Charged => payment.payment !== null;

/** A payment that does not fit its order never became one of its contract. */
function whyNone({ state }: OrderView) {
  if (state === 'review') return 'orders.paymentInReview';
  return state === 'refunded' ? 'orders.paymentRefunded' : 'orders.noPayments';
}

/** The payments of an order, each with its remaining amount and a button to refund it. */
export function OrderPayments({ order }: { order: OrderView }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const [refunded, setRefunded] = useState<Charged>();
  const isDeciding = order.decisions.some(({ done_at: done }) => done === null);
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('orders.payments')}</h2>
      {order.payments.length === 0 && <p className="text-muted">{t(whyNone(order))}</p>}
      <ul className="grid gap-3">
        {order.payments.map((payment) => {
          const price = formatMoney(payment.paid, payment.currency, language);
          const date = formatDay(payment.paid_at, language);
          const canRefund = isCharged(payment) && payment.returned < payment.paid && !isDeciding;
          return (
            <li
              key={payment.payment ?? payment.paid_at}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 text-sm"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium">{t('orders.payment', { price, date })}</p>
                {payment.number !== null && <p className="text-muted">{payment.number}</p>}
                {payment.tokens > 0 && (
                  <p className="text-muted">{t('orders.left', { unspent: payment.unspent, tokens: payment.tokens })}</p>
                )}
                {payment.returned > 0 && (
                  <p>{t('orders.returned', { price: formatMoney(payment.returned, payment.currency, language) })}</p>
                )}
                {payment.disputed > 0 && (
                  <p>{t('orders.held', { price: formatMoney(payment.disputed, payment.currency, language) })}</p>
                )}
              </div>
              {canRefund && (
                <Button
                  variant="secondary"
                  aria-label={t('orders.refundOf', { price, date })}
                  onClick={() => setRefunded(payment)}
                >
                  {t('orders.refund')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {refunded !== undefined && (
        <RefundDialog order={order} payment={refunded} onClose={() => setRefunded(undefined)} />
      )}
    </>
  );
}
