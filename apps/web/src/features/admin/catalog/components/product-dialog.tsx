import type { AdminProduct } from '@regelwerk/contract/admin/admin-stripe';
import { useId, useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton } from '../../../../ui/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { productForm } from '../form.ts';
import { catalogRefusals, productDataOf, productFormOf, productSeen } from '../model.ts';
import { ArchivedPrices } from './archived-prices.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { GiveNotice } from './give-notice.tsx';

/** Creates a product, or changes the given one. */
export function ProductDialog({ product, onClose }: { product: AdminProduct | undefined; onClose: () => void }) {
  const t = useText(copy);
  const id = useId();
  const refusal = useRefusal(catalogRefusals);
  const change = useAdminChange('admin-stripe');
  const { requestId, renewIfReused } = useRequestId();
  const [isDeleting, setDeleting] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const running = product?.prices.reduce((sum, { subscribers }) => sum + subscribers, 0) ?? 0;
  const before = productFormOf(product);
  const { field, register, handleSubmit, watch } = useCheckedForm(productForm, before, t);

  const archived = product?.prices.some(({ active }) => active) === true ? [] : (product?.prices ?? []);
  const [chosen, setChosen] = useState(() => (archived.length === 1 ? archived.map(({ id }) => id) : []));
  const offersPrices = watch('active') && archived.length > 0;

  const submit = handleSubmit((values) => {
    const productData = productDataOf(values);
    const prices = offersPrices ? chosen : [];
    change.mutate(
      product === undefined
        ? { action: 'createProduct', productData, requestId }
        : { action: 'updateProduct', productId: product.id, productData, seen: productSeen(before), prices },
      {
        onSuccess: () => {
          notify({ title: t(product === undefined ? 'catalog.created' : 'catalog.updated') });
          onClose();
        },
        onError: renewIfReused,
      },
    );
  });

  const verb = product === undefined ? 'catalog.create' : 'catalog.save';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t(product === undefined ? 'catalog.createTitle' : 'catalog.editTitle')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField label={t('catalog.name')} autoComplete="off" data-first-focus {...field('name')} />
        <div>
          <label htmlFor={id} className="block text-sm font-medium">
            {t('catalog.description')}
          </label>
          <textarea
            id={id}
            rows={3}
            className="mt-1.5 block w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base"
            {...register('description')}
          />
        </div>
        <TextField
          label={t('catalog.tokens')}
          hint={t('catalog.tokensHint')}
          inputMode="numeric"
          autoComplete="off"
          {...field('tokens')}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 accent-(--accent)" {...register('active')} />
          <span>
            <span className="font-medium">{t('catalog.active')}</span>
            <span className="block text-muted">{t('catalog.activeHint')}</span>
          </span>
        </label>
        <FailureBox
          failure={
            change.error && {
              title: t(product === undefined ? 'catalog.createFailed' : 'catalog.updateFailed'),
              text: refusal(change.error),
            }
          }
        />
        {offersPrices && <ArchivedPrices prices={archived} chosen={chosen} onChoose={setChosen} />}
        <div className="flex flex-wrap justify-end gap-2">
          {product !== undefined && (
            <Button variant="quiet" className="mr-auto text-danger!" onClick={() => setDeleting(true)}>
              {t(product.prices.length === 0 ? 'catalog.delete' : 'catalog.archive')}
            </Button>
          )}
          {running > 0 && (
            <Button variant="quiet" className="text-danger!" onClick={() => setEnding(true)}>
              {t('catalog.notice')}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button type="submit" isBusy={change.isPending}>
            {t(change.isPending ? 'catalog.pending' : verb)}
          </Button>
        </div>
      </form>
      {isEnding && product !== undefined && (
        <GiveNotice product={product} running={running} onClose={() => setEnding(false)} />
      )}
      {isDeleting && product !== undefined && (
        <DeleteProduct product={product} onDeleted={onClose} onClose={() => setDeleting(false)} />
      )}
    </Dialog>
  );
}
