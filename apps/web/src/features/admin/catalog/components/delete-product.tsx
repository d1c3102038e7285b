import type { AdminProduct, AdminStripeRequest } from '@regelwerk/contract/admin/admin-stripe';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { catalogRefusals } from '../model.ts';

/** Asks before deleting a product, or before archiving it if it has prices, which can be undone. */
export function DeleteProduct({
  product,
  onDeleted,
  onClose,
}: {
  product: AdminProduct;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const t = useText(copy);
  const refusal = useRefusal(catalogRefusals);
  const change = useAdminChange<'admin-stripe', Extract<AdminStripeRequest, { action: 'deleteProduct' }>>(
    'admin-stripe',
  );
  const isArchived = product.prices.length > 0;
  const confirm = () =>
    change.mutate(
      { action: 'deleteProduct', productId: product.id },
      {
        onSuccess: (changed) => {
          notify({ title: t(changed.outcome === 'archived' ? 'catalog.archived' : 'catalog.deleted') });
          onDeleted();
        },
      },
    );
  const words = {
    title: t('catalog.sure'),
    text: t(isArchived ? 'catalog.sureArchive' : 'catalog.sureText'),
    confirm: t(isArchived ? 'catalog.archive' : 'catalog.delete'),
  };
  return (
    <ConfirmDialog words={words} isPending={change.isPending} onConfirm={confirm} onClose={onClose}>
      <p className="mt-3 font-medium break-words">{product.name}</p>
      <FailureBox failure={change.error && { title: t('catalog.deleteFailed'), text: refusal(change.error) }} />
    </ConfirmDialog>
  );
}
