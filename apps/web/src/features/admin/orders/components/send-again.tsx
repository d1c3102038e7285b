import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../../lib/use-keeps-mails.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { orderRefusals } from '../model.ts';

/** Sends a kept mail or the mail of a document once more, to the present address of the account. */
export function SendAgain({ what, id, subject }: { what: 'mail' | 'document'; id: string; subject: string }) {
  const t = useText(copy);
  const act = useAdminChange('admin-orders');
  const isKept = useKeepsMails();
  const whyNot = useRefusal(orderRefusals);
  const { requestId, renew } = useRequestId();
  const send = () =>
    act.mutate(
      { action: 'resend', what, id, requestId },
      {
        onSuccess: () => {
          renew();
          notify({ title: t(isKept ? 'orders.keptAgain' : 'orders.sentAgain'), description: subject });
        },
        onError: (error) => notify({ title: t('orders.sendFailed'), description: whyNot(error), isError: true }),
      },
    );
  return (
    <Button
      variant="quiet"
      isBusy={act.isPending}
      aria-label={t('orders.sendAgainOf', { subject })}
      className="-mx-4 sm:mx-0"
      onClick={send}
    >
      {t('orders.sendAgain')}
    </Button>
  );
}
