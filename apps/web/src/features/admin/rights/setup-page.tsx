import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { Guard } from '../../auth/components/guard.tsx';
import { claimQuery } from '../../auth/queries.ts';
import type { Person } from '../../auth/store.ts';
import { useSession } from '../../auth/use-session.ts';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { AdminList } from './components/admin-list.tsx';
import { AdminRequests } from './components/admin-requests.tsx';
import { copy } from './copy.ts';
import { grantForm } from './form.ts';
import { useSetAdmin } from './mutations.ts';

/** Grants admin rights; for admins, and for the first account while there is no admin. */
export function SetupPage() {
  const { person, status } = useSession();
  const mayClaim = useQuery({
    ...claimQuery(person?.id ?? ''),
    enabled: status === 'signedIn' && person?.isAdmin === false,
  });
  const isUndecided = status === 'signedIn' && person?.isAdmin === false && mayClaim.isPending;
  return (
    <Guard isForAdmins={mayClaim.data !== true} isWaiting={isUndecided}>
      {person && <Setup person={person} />}
    </Guard>
  );
}

function Setup({ person }: { person: Person }) {
  const t = useText(copy);
  usePageTitle(t('setup.title'));
  const { field, handleSubmit, reset } = useCheckedForm(grantForm, { email: '' }, t);
  const [chosen, setChosen] = useState<string>();
  const grant = useSetAdmin(person.email, true);
  const grantTo = (address: string) =>
    grant.mutate(address, {
      onSuccess: () => {
        reset();
        const isOwn = address === person.email;
        notify({
          title: t('setup.granted'),
          description: isOwn ? t('setup.grantedOwn') : t('setup.grantedText', { email: address }),
        });
      },
      onSettled: () => setChosen(undefined),
    });
  const failure = grant.error && {
    title: t('setup.failed'),
    text: t(grant.error.code === 'user_not_found' ? 'setup.unknown' : 'setup.failedText'),
  };
  const back = (
    <Link to={paths.dashboard} className={buttonLook('quiet')}>
      {t('setup.back')}
    </Link>
  );
  if (!person.isAdmin) {
    return (
      <section className="mx-auto max-w-xl px-4 py-12">
        <h1 className="text-3xl font-semibold tracking-tight">{t('setup.title')}</h1>
        <p className="mt-3 text-muted">{t('setup.first')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={grant.isPending} onClick={() => grantTo(person.email)}>
            {t(grant.isPending ? 'setup.pending' : 'setup.claim')}
          </Button>
          {back}
        </div>
        <FailureBox failure={failure} />
      </section>
    );
  }
  return (
    <section className="mx-auto max-w-6xl px-4 py-10 [&>*:not(nav)]:max-w-4xl">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{t('setup.title')}</h1>
      <p className="mt-2 text-muted">{t('setup.lead')}</p>
      <div className="mt-6">
        <form onSubmit={handleSubmit(({ email }) => setChosen(email))} noValidate className="grid max-w-xl gap-4">
          <TextField label={t('setup.email')} type="email" autoComplete="off" {...field('email')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('setup.grant')}</Button>
            {back}
          </div>
          <FailureBox failure={failure} />
        </form>
      </div>
      <AdminList ownEmail={person.email} />
      <AdminRequests onGrant={setChosen} />
      {chosen !== undefined && (
        <ConfirmDialog
          words={{
            title: t('setup.sure', { email: chosen }),
            text: t('setup.sureText'),
            confirm: t(grant.isPending ? 'setup.pending' : 'setup.grant'),
          }}
          isPending={grant.isPending}
          isDestructive={false}
          onConfirm={() => grantTo(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
