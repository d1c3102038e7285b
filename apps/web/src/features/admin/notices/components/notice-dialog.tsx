import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin-data';
import { locales } from '@regelwerk/contract/languages';
import { formatMoney } from '@regelwerk/contract/money';
import { reasonLength } from '@regelwerk/contract/reason-length';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import type { FunctionError } from '../../../../lib/function-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useHandleNotice } from '../mutations.ts';
import { refundQuery } from '../queries.ts';

/** One declaration: what could be paid back, with exactly the amount that will go, or settling it with a reason. */
export function NoticeDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: orders, isError, refetch } = useQuery(refundQuery(notice.id));
  const handle = useHandleNotice();
  const [refunded, setRefunded] = useState<RefundableOrder>();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < reasonLength.least;
  const money = (amount: number, currency: string) => formatMoney(amount, currency, language);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeZone: 'Europe/Berlin',
    }).format(new Date(instant));
  const whyNot = ({ code, message }: FunctionError) =>
    code === 'stale_edit' ? t('notices.changed') : code === 'provider_refused' ? message : t('notices.error');

  const refund = (order: RefundableOrder) =>
    handle.mutate(
      { view: 'refund', noticeId: notice.id, orderId: order.id, amount: order.refund },
      {
        onSuccess: () => {
          void notify({ title: t('notices.refunded'), description: money(order.refund, order.currency) });
          onClose();
        },
        onError: (error) =>
          void notify({ title: t('notices.refundFailed'), description: whyNot(error), isError: true }),
        onSettled: () => setRefunded(undefined),
      },
    );
  const settle = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isShort) return;
    handle.mutate(
      { view: 'settle', noticeId: notice.id, reason: reason.trim() },
      {
        onSuccess: () => {
          void notify({ title: t('notices.settledDone') });
          onClose();
        },
        onError: (error) =>
          void notify({ title: t('notices.settleFailed'), description: whyNot(error), isError: true }),
      },
    );
  };
  const { type, end } = notice.details;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={`${t(`notices.kind.${notice.kind}`)}: ${notice.email}`}
      description={notice.contract}
      closeLabel={t('notices.close')}
    >
      {(type === 'ordinary' || type === 'extraordinary') && <p>{t(`notices.type.${type}`)}</p>}
      {typeof end === 'string' && end !== '' && <p>{t('notices.end', { date: end })}</p>}
      {[notice.details.reason, notice.details.note].map(
        (text) =>
          typeof text === 'string' &&
          text !== '' && (
            <blockquote key={text} className="my-2 border-l-2 border-line-strong pl-3 break-words text-muted">
              {text}
            </blockquote>
          ),
      )}
      {notice.kind === 'withdrawal' && (
        <section className="mb-5">
          <h3 className="mb-2 font-semibold">{t('notices.refunds')}</h3>
          {isError ? (
            <LoadFailure
              words={{ text: t('notices.ordersFailed'), retry: t('notices.retry') }}
              onRetry={() => void refetch()}
            />
          ) : orders === undefined ? (
            <div role="status" aria-label={t('notices.loadingOrders')}>
              <Skeleton className="h-24" />
            </div>
          ) : orders.length === 0 ? (
            <p className="text-muted">{t('notices.noOrders')}</p>
          ) : (
            <ul className="grid gap-3">
              {orders.map((order) => (
                <li key={order.id} className="rounded-card border border-line bg-surface p-3 text-sm">
                  <p className="font-medium">
                    {t('notices.order', {
                      number: order.number,
                      product: order.product,
                      price: money(order.amount, order.currency),
                    })}
                  </p>
                  <p>{t('notices.unspent', { unspent: order.unspent, tokens: order.tokens })}</p>
                  {order.unconfirmed > 0 && <p>{t('notices.unconfirmed', { count: order.unconfirmed })}</p>}
                  <p className={order.in_time ? 'text-muted' : 'text-danger'}>
                    {t(order.in_time ? 'notices.inTime' : 'notices.late', { date: day(order.withdrawal_until) })}
                  </p>
                  {order.refund > 0 && notice.settled_at === null && (
                    <Button className="mt-2" disabled={handle.isPending} onClick={() => setRefunded(order)}>
                      {t('notices.refund', { price: money(order.refund, order.currency) })}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {notice.settled_at === null && (
        <form onSubmit={settle} noValidate className="grid gap-4 border-t border-line pt-4">
          <TextField
            label={t('notices.reason')}
            hint={t('notices.reasonHint')}
            maxLength={reasonLength.most}
            value={reason}
            error={isAsked && isShort ? t('notices.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" variant="secondary" disabled={handle.isPending} className="justify-self-start">
            {t('notices.settle')}
          </Button>
        </form>
      )}
      {refunded !== undefined && (
        <ConfirmDialog
          words={{
            title: t('notices.sure', { price: money(refunded.refund, refunded.currency) }),
            text: t('notices.sureText', { count: refunded.unspent }),
            cancel: t('notices.cancel'),
            confirm: t('notices.refund', { price: money(refunded.refund, refunded.currency) }),
          }}
          isPending={handle.isPending}
          onConfirm={() => refund(refunded)}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </Dialog>
  );
}
