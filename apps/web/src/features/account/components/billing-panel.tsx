import type { KeptBillingDetails } from '@regelwerk/contract/shop/billing';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { BillingFields } from '../../invoices/components/billing-fields.tsx';
import { copy as invoiceCopy } from '../../invoices/copy.ts';
import { billingForm } from '../../invoices/form.ts';
import { useSaveBillingDetails } from '../../invoices/mutations.ts';
import { billingDetailsQuery } from '../../invoices/queries.ts';
import { copy } from '../copy.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

/** The recipient of the person's next invoices. */
export function BillingPanel({ userId }: { userId: string }) {
  const t = useText(copy);
  const kept = useQuery(billingDetailsQuery(userId));
  return (
    <AccountPanel title={t('account.billing')} lead={t('account.billingText')}>
      <Loaded
        data={kept.data}
        failure={
          kept.isError && (
            <LoadFailure text={t('account.billingFailed')} error={kept.error} onRetry={() => void kept.refetch()} />
          )
        }
        pending={<Skeleton className="h-40" />}
      >
        {(details) => <BillingForm userId={userId} kept={details} />}
      </Loaded>
    </AccountPanel>
  );
}

const form = billingForm(0);

function BillingForm({ userId, kept }: { userId: string; kept: KeptBillingDetails }) {
  const t = useText(copy);
  const tInvoices = useText(invoiceCopy);
  const reportFailure = useReportFailure();
  const save = useSaveBillingDetails(userId);
  const { field, handleSubmit, refuse, setValue, watch } = useCheckedForm(form, kept, tInvoices);
  const billing = watch();
  const submit = handleSubmit((details) =>
    save.mutate(details, {
      onSuccess: () => notify({ title: t('account.billingSaved') }),
      onError: ({ code }) => {
        if (code === 'vat_id_invalid') refuse('vatId', tInvoices('invoices.vatIdInvalid'));
        else reportFailure();
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <BillingFields
        billing={billing}
        field={field}
        isTitled={false}
        vatIdState={kept.vatId === billing.vatId ? kept.vatIdState : 'none'}
        onBusiness={(isBusiness) => setValue('isBusiness', isBusiness)}
      />
      <Button type="submit" variant="secondary" isBusy={save.isPending} className="justify-self-start">
        {t('account.saveBilling')}
      </Button>
    </form>
  );
}
