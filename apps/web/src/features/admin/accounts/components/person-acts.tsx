import type { AdminPeopleRequest, PersonLinkKind } from '@regelwerk/contract/admin/admin-people';
import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import { useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../../lib/use-keeps-mails.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { personRefusals } from '../model.ts';
import { AddTokens } from './add-tokens.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** The acts of an admin on an account: change its tokens, mail a link, sign it out. */
export function PersonActs({ person }: { person: PersonView }) {
  const t = useText(copy);
  const [open, setOpen] = useState<'tokens' | 'signOut'>();
  const act = useAdminChange('admin-people');
  const isKept = useKeepsMails();
  const whyNot = useRefusal(personRefusals);
  const { requestId, renew } = useRequestId();
  const { userId, email, balance } = person;
  const close = () => setOpen(undefined);
  const send = (link: PersonLinkKind) =>
    act.mutate(
      { action: 'sendLink', userId, link, requestId },
      {
        onSuccess: () => {
          renew();
          notify({ title: t(isKept ? 'person.linkKept' : 'person.linkSent'), description: email });
        },
      },
    );
  const signOut = (sessionId?: string) => {
    const body: Extract<AdminPeopleRequest, { action: 'endSessions' }> = { action: 'endSessions', userId };
    act.mutate(sessionId === undefined ? body : { ...body, sessionId }, {
      onSuccess: () => notify({ title: t(sessionId === undefined ? 'person.signedOut' : 'person.sessionEnded') }),
      onSettled: close,
    });
  };
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('person.acts')}</h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('tokens')}>
          {t('person.addTokens')}
        </Button>
        <Button variant="secondary" isBusy={act.isPending} onClick={() => send('reset')}>
          {t('person.reset')}
        </Button>
        {!person.emailConfirmed && (
          <Button variant="secondary" isBusy={act.isPending} onClick={() => send('confirm')}>
            {t('person.confirm')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('signOut')}>
          {t('person.signOut')}
        </Button>
      </div>
      <FailureBox
        failure={
          act.error && {
            title: t(act.variables?.action === 'sendLink' ? 'person.linkFailed' : 'person.signOutFailed'),
            text: whyNot(act.error),
          }
        }
      />
      <PersonSessions userId={userId} isBusy={act.isPending} onEnd={signOut} />
      {open === 'tokens' && (
        <Dialog isOpen onClose={close} title={t('person.addTokensTitle')}>
          <AddTokens user={{ id: userId, email, tokensRemaining: balance }} />
        </Dialog>
      )}
      {open === 'signOut' && (
        <ConfirmDialog
          words={{
            title: t('person.signOutSure', { email }),
            text: t('person.signOutText'),
            confirm: t('person.signOut'),
          }}
          isPending={act.isPending}
          onConfirm={() => signOut()}
          onClose={close}
        />
      )}
    </>
  );
}
