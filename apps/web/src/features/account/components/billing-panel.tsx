import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast.tsx';
import { BillingFields } from '../../invoices/components/billing-fields.tsx';
import { missingFields } from '../../invoices/model.ts';
import { useSaveBillingDetails } from '../../invoices/mutations.ts';
import { useBilling } from '../../invoices/use-billing.ts';
import { copy } from '../copy.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

/** The recipient of the person's next invoices. */
export function BillingPanel({ userId }: { userId: string }) {
  const t = useText(copy);
  const reportFailure = useReportFailure();
  const { billing, change, kept } = useBilling(userId);
  const save = useSaveBillingDetails(userId);
  const [isAsked, setAsked] = useState(false);
  const missing = billing === undefined ? [] : missingFields(billing, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (billing === undefined || missing.length > 0) return;
    save.mutate(billing, {
      onSuccess: () => void notify({ title: t('account.billingSaved') }),
      onError: ({ code }) => {
        if (code !== 'vat_id_invalid') reportFailure();
      },
    });
  };
  return (
    <AccountPanel title={t('account.billing')} lead={t('account.billingText')}>
      <Loaded
        data={billing}
        failure={
          kept.isError && (
            <LoadFailure
              words={{ text: t('account.billingFailed'), retry: t('account.retry') }}
              error={kept.error}
              onRetry={() => void kept.refetch()}
            />
          )
        }
        pending={<Skeleton className="h-40" />}
      >
        {(shown) => (
          <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
            <BillingFields
              billing={shown}
              missing={isAsked ? missing : []}
              isTitled={false}
              hasVatIdFault={save.error?.code === 'vat_id_invalid' && save.variables?.vatId === shown.vatId}
              vatIdState={kept.data !== undefined && kept.data.vatId === shown.vatId ? kept.data.vatIdState : 'none'}
              onChange={change}
            />
            <Button type="submit" isBusy={save.isPending} className="justify-self-start">
              {t('account.saveBilling')}
            </Button>
          </form>
        )}
      </Loaded>
    </AccountPanel>
  );
}
