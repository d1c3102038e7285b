import type { AdminProduct, AdminStripeRequest } from '@regelwerk/contract/admin/admin-stripe';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { noticeForm } from '../form.ts';
import { catalogRefusals } from '../model.ts';

const languages = ['en', 'de'] as const;

/** Ends a plan for all of its subscribers with notice, and asks for the reason in both of their languages. */
export function GiveNotice({
  product,
  running,
  onClose,
}: {
  product: AdminProduct;
  running: number;
  onClose: () => void;
}) {
  const t = useText(copy);
  const refusal = useRefusal(catalogRefusals);
  const change = useAdminChange<'admin-stripe', Extract<AdminStripeRequest, { action: 'giveNotice' }>>('admin-stripe');
  const { field, handleSubmit } = useCheckedForm(noticeForm, { en: '', de: '' }, t);
  const confirm = handleSubmit((reasons) =>
    change.mutate(
      { action: 'giveNotice', productId: product.id, reasons },
      {
        onSuccess: ({ plans }) => {
          notify({ title: t('catalog.noticeDone', { count: plans }), description: product.name });
          onClose();
        },
      },
    ),
  );
  const words = {
    title: t('catalog.noticeTitle', { name: product.name }),
    text: t('catalog.noticeText', { count: running }),
    confirm: t('catalog.notice'),
  };
  return (
    <ConfirmDialog words={words} isPending={change.isPending} onConfirm={() => confirm()} onClose={onClose}>
      {languages.map((language) => (
        <TextField
          key={language}
          className="mt-4"
          label={t(`catalog.noticeReason.${language}`)}
          maxLength={reasonLength.most}
          {...field(language)}
        />
      ))}
      <FailureBox failure={change.error && { title: t('catalog.noticeFailed'), text: refusal(change.error) }} />
    </ConfirmDialog>
  );
}
