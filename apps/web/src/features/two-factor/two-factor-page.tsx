import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthCard } from '../auth/components/auth-card.tsx';
import { CodeStep } from '../auth/components/code-step.tsx';
import { copy as authCopy } from '../auth/copy.ts';
import { safeDestination } from '../auth/model.ts';
import { adminStatusQuery } from '../auth/queries.ts';
import { usePerson } from '../auth/use-person.ts';
import { SetUp } from './components/set-up.tsx';
import { copy } from './copy.ts';
import { useRefreshFactor } from './mutations.ts';

/** The step between the password and the administration: the code of the app, or its set-up where every admin needs one. */
export function TwoFactorPage() {
  const person = usePerson();
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const { data, error, isError, refetch } = useQuery(adminStatusQuery(person.id));
  const refresh = useRefreshFactor();
  // the first code already proves the session, but the recovery codes are still to be read
  const [isSettingUp, setSettingUp] = useState(false);
  if (data === 'needs_factor' && !isSettingUp) setSettingUp(true);
  const isDone = !isSettingUp && (data === 'full' || data === 'none');
  const destination = safeDestination(next, paths.dashboard);
  useEffect(() => {
    if (isDone) void navigate({ href: destination, replace: true });
  }, [isDone, destination, navigate]);
  if (isSettingUp)
    return (
      <AuthCard title={t('factor.setUpTitle')} lead={t('factor.required')}>
        <SetUp
          userId={person.id}
          onDone={() => {
            setSettingUp(false);
            void refresh();
          }}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={tAuth('auth.code.title')} lead={tAuth('auth.code.lead')}>
      {isError && <LoadFailure text={t('factor.loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data !== 'needs_code' && <Skeleton className="h-40" />}
      {data === 'needs_code' && <CodeStep userId={person.id} onEntered={() => void refresh()} />}
    </AuthCard>
  );
}
