import type { Admin } from '@regelwerk/contract/admin/admins';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { notify } from '../../../../ui/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { useSetAdmin } from '../mutations.ts';
import { adminsQuery } from '../queries.ts';
import { AdminItem } from './admin-item.tsx';
import { RequireTwoFactor } from './require-two-factor.tsx';
import { ResetFactor } from './reset-factor.tsx';

/** All admins, each with a button that removes the rights, and the rule for their second factor. */
export function AdminList({ ownEmail }: { ownEmail: string }) {
  const t = useText(copy);
  const { data, error, isError, refetch } = useQuery(adminsQuery);
  const [leaving, setLeaving] = useState<Admin>();
  const [locked, setLocked] = useState<Admin>();
  const remove = useSetAdmin(ownEmail, false);
  const confirm = ({ email }: Admin) =>
    remove.mutate(email, {
      onSuccess: () => {
        setLeaving(undefined);
        notify({ title: t('setup.removed'), description: t('setup.removedText', { email }) });
      },
    });
  const isOwn = leaving?.email === ownEmail;
  return (
    <div className="mt-12">
      <h2 className="text-xl font-semibold tracking-tight">{t('setup.admins')}</h2>
      {isError && (
        <div className="mt-3">
          <LoadFailure text={t('setup.adminsFailed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && data === undefined && <Skeleton className="mt-3 h-24" />}
      {data && (
        <>
          <ul className="mt-3 divide-y divide-line">
            {data.admins.map((admin) => (
              <AdminItem
                key={admin.id}
                admin={admin}
                isOwn={admin.email === ownEmail}
                isOnly={isOnlyWorking(admin, data.admins)}
                onRemove={() => setLeaving(admin)}
                onRemoveFactor={() => setLocked(admin)}
              />
            ))}
          </ul>
          <RequireTwoFactor isRequired={data.isRequired} />
        </>
      )}
      {locked !== undefined && <ResetFactor email={locked.email} onClose={() => setLocked(undefined)} />}
      {leaving !== undefined && (
        <ConfirmDialog
          words={{
            title: isOwn ? t('setup.removeOwnTitle') : t('setup.removeTitle', { email: leaving.email }),
            text: t(isOwn ? 'setup.removeOwnText' : 'setup.removeText'),
            confirm: t('setup.removeConfirm'),
          }}
          isPending={remove.isPending}
          onConfirm={() => confirm(leaving)}
          onClose={() => {
            setLeaving(undefined);
            remove.reset();
          }}
        >
          <FailureBox
            failure={
              remove.error && {
                title: t('setup.removeFailed'),
                text: t(remove.error.code === 'last_admin' ? 'setup.lastAdmin' : 'setup.tryAgain'),
              }
            }
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Whether nobody else could sign in as an admin. */
const isOnlyWorking = (admin: Admin, all: readonly Admin[]) =>
  admin.bannedUntil === null && all.every(({ id, bannedUntil }) => id === admin.id || bannedUntil !== null);
