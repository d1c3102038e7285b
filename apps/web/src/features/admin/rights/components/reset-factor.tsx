import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';

/** Asks before it removes the second factor of another admin. */
export function ResetFactor({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useText(copy);
  const remove = useAdminChange('admins');
  const confirm = () =>
    remove.mutate(
      { action: 'removeTwoFactor', email },
      {
        onSuccess: () => {
          onClose();
          notify({ title: t('setup.factorRemoved'), description: t('setup.factorRemovedText', { email }) });
        },
      },
    );
  return (
    <ConfirmDialog
      words={{
        title: t('setup.removeFactorTitle', { email }),
        text: t('setup.removeFactorText'),
        confirm: t('setup.removeFactorConfirm'),
      }}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FailureBox
        failure={
          remove.error && {
            title: t('setup.factorFailed'),
            text: t(remove.error.code === 'second_factor_missing' ? 'setup.requireOwnFirst' : 'setup.tryAgain'),
          }
        }
      />
    </ConfirmDialog>
  );
}
