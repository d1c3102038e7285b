import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { useStopRuleMail, useWantRuleMail } from '../mutations.ts';
import { ruleMailQuery } from '../queries.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

/** The monthly mail about saved rules: asked for, confirmed by a link in the mailbox, stopped at any time. */
export function RuleMailPanel({ userId }: { userId: string }) {
  const t = useText(copy);
  const reportFailure = useReportFailure();
  const { data, isError, error, refetch } = useQuery(ruleMailQuery(userId));
  const want = useWantRuleMail(userId);
  const stop = useStopRuleMail(userId);
  const onError = () => reportFailure();
  return (
    <AccountPanel title={t('account.ruleMail')} lead={t('account.ruleMailText')}>
      {isError && <LoadFailure text={t('account.ruleMailFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-11 w-64" />}
      <p role="status" className="mb-3 text-sm empty:hidden">
        {data != null && t(data.confirmed_at === null ? 'account.ruleMailAsked' : 'account.ruleMailOn')}
      </p>
      {data === null && (
        <Button
          variant="secondary"
          isBusy={want.isPending}
          onClick={() =>
            want.mutate(undefined, { onSuccess: () => notify({ title: t('account.ruleMailSent') }), onError })
          }
        >
          {t('account.ruleMailWant')}
        </Button>
      )}
      {data != null && (
        <Button
          variant="secondary"
          isBusy={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, { onSuccess: () => notify({ title: t('account.ruleMailStopped') }), onError })
          }
        >
          {t('account.ruleMailStop')}
        </Button>
      )}
    </AccountPanel>
  );
}
