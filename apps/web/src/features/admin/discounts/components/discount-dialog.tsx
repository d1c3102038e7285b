import type { AdminDiscount } from '@regelwerk/contract/admin/admin-stripe';
import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useMemo } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton } from '../../../../ui/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { discountForm } from '../form.ts';
import { discountDataOf, discountFormOf, discountRefusals, discountSeen } from '../model.ts';

/** Edits the changeable fields of a discount, and explains that the others cannot be changed. */
export function DiscountDialog({ discount, onClose }: { discount: AdminDiscount; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const refusal = useRefusal(discountRefusals);
  const change = useAdminChange('admin-stripe');
  const before = discountFormOf(discount);
  const latest = discount.redeem_by === null ? null : dateInShop(new Date(discount.redeem_by * 1000));
  const schema = useMemo(() => discountForm(before.valid_until, latest), [before.valid_until, latest]);
  const { field, register, handleSubmit } = useCheckedForm(schema, before, t);
  const submit = handleSubmit((values) =>
    change.mutate(
      {
        action: 'updateDiscount',
        discountId: discount.id,
        discountData: discountDataOf(values),
        seen: discountSeen(before),
      },
      {
        onSuccess: () => {
          notify({ title: t('discounts.updated') });
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={t('discounts.editTitle')}
      description={t('discounts.fixedHere')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField label={t('discounts.name')} autoComplete="off" data-first-focus {...field('name')} />
        <TextField label={t('discounts.description')} autoComplete="off" {...field('description')} />
        <TextField
          label={t('discounts.validUntil')}
          hint={
            <>
              {t('discounts.noExpiration')}
              {latest !== null && <> {t('discounts.endsAtProvider', { date: formatDay(latest, language) })}</>}
            </>
          }
          type="date"
          min={dateInShop(new Date())}
          {...field('valid_until')}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
          <input type="checkbox" className="size-5 accent-(--accent)" {...register('active')} />
          {t('discounts.active')}
        </label>
        <FailureBox failure={change.error && { title: t('discounts.updateFailed'), text: refusal(change.error) }} />
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" isBusy={change.isPending}>
            {t(change.isPending ? 'discounts.pending' : 'discounts.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
