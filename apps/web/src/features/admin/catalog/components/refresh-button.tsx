import { type RefusalWords, useRefusal } from '../../../../i18n/use-refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';

/** Reads products or discounts from the provider again. */
export function RefreshButton({
  action,
  label,
  failed,
  refusals,
}: {
  action: 'getProducts' | 'getDiscounts';
  label: string;
  failed: string;
  refusals: RefusalWords;
}) {
  const refusal = useRefusal(refusals);
  const refresh = useAdminChange('admin-stripe');
  const press = () =>
    refresh.mutate(
      { action, refresh: true, perPage: 1 },
      { onError: (error) => notify({ title: failed, description: refusal(error), isError: true }) },
    );
  return (
    <Button variant="secondary" isBusy={refresh.isPending} onClick={press}>
      {label}
    </Button>
  );
}
