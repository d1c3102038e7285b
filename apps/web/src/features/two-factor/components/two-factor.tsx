import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminStatusQuery, factorQuery } from '../../auth/queries.ts';
import { copy } from '../copy.ts';
import { useRefreshFactor } from '../mutations.ts';
import { RemoveFactor } from './remove-factor.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUp } from './set-up.tsx';

/** The state of a person's second factor, with the ways to set it up, renew its recovery codes and turn it off. */
export function TwoFactor({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, error, isError, refetch } = useQuery(factorQuery(userId));
  const { data: adminStatus } = useQuery(adminStatusQuery(userId));
  const refresh = useRefreshFactor();
  const [opened, setOpened] = useState<'setUp' | 'renew' | 'remove'>();
  const close = () => {
    setOpened(undefined);
    void refresh();
  };
  const titles = { setUp: 'factor.setUpTitle', renew: 'factor.renew', remove: 'factor.removeTitle' } as const;
  const leads = { setUp: undefined, renew: 'factor.renewText', remove: 'factor.removeText' } as const;
  const lead = opened === undefined ? undefined : leads[opened];
  return (
    <>
      {isError && <LoadFailure text={t('factor.loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-16" />}
      {data === null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{t('factor.off')}</p>
          <Button onClick={() => setOpened('setUp')}>{t('factor.setUp')}</Button>
        </div>
      )}
      {data && (
        <>
          <p className="text-sm">
            {t('factor.on', {
              date: formatDay(data.since, language, 'medium'),
            })}{' '}
            {t('factor.codesLeft', { count: data.codesLeft })}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {adminStatus === 'needs_code' && (
              <Link to={paths.twoFactor} search={{ next: paths.account }} className={buttonLook()}>
                {t('factor.enterCode')}
              </Link>
            )}
            <Button variant="secondary" onClick={() => setOpened('renew')}>
              {t('factor.renew')}
            </Button>
            <Button variant="secondary" onClick={() => setOpened('remove')}>
              {t('factor.remove')}
            </Button>
          </div>
        </>
      )}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened === undefined ? '' : t(titles[opened])}
        description={lead === undefined ? undefined : t(lead)}
      >
        {opened === 'setUp' && <SetUp userId={userId} onDone={close} />}
        {opened === 'renew' && data && <RenewCodes factor={data} onDone={close} />}
        {opened === 'remove' && data && <RemoveFactor factorId={data.id} onDone={close} />}
      </Dialog>
    </>
  );
}
