import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { findForm } from '../form.ts';
import { contractsQuery } from '../queries.ts';
import { ContractCard } from './contract-card.tsx';

/** The contracts that a declaration may be about, and a search for others. */
export function ContractList({
  notice,
  isBusy,
  onAccept,
}: {
  notice: NoticeRow;
  isBusy: boolean;
  onAccept: (order: RefundableOrder, isForCause: boolean) => void;
}) {
  const t = useText(copy);
  const [find, setFind] = useState('');
  const { field, handleSubmit } = useCheckedForm(findForm, { find: '' }, t);
  const { data, isError, error, refetch } = useQuery(contractsQuery(notice.id, find));
  const isWithdrawal = notice.kind === 'withdrawal';
  return (
    <section className="mt-5 mb-5">
      <h3 className="mb-2 font-semibold">{t(isWithdrawal ? 'notices.refunds' : 'notices.plans')}</h3>
      <Loaded
        data={data}
        failure={
          isError && <LoadFailure text={t('notices.ordersFailed')} error={error} onRetry={() => void refetch()} />
        }
        pending={
          <div role="status" aria-label={t('notices.loadingOrders')}>
            <Skeleton className="h-24" />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="text-muted">{t(isWithdrawal ? 'notices.noOrders' : 'notices.noPlans')}</p>
          ) : (
            <ul className="grid gap-3">
              {found.map((order) => (
                <ContractCard
                  key={order.id}
                  order={order}
                  notice={notice}
                  isBusy={isBusy}
                  isOnly={found.length === 1}
                  onAccept={(isForCause) => onAccept(order, isForCause)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {notice.settled_at === null && (
        <form onSubmit={handleSubmit((typed) => setFind(typed.find))} className="mt-4 grid gap-3">
          <TextField label={t('notices.find')} hint={t('notices.findHint')} maxLength={200} {...field('find')} />
          <Button type="submit" variant="secondary" className="justify-self-start">
            {t('notices.look')}
          </Button>
        </form>
      )}
    </section>
  );
}
