import { accessTokenLimits } from '@regelwerk/contract/account/access-token-limits';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatLocalMoment } from '../../../lib/format-local-moment.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { useDecideDevice } from '../mutations.ts';
import { deviceQuery } from '../queries.ts';
import { useRefusalText } from '../use-refusal-text.ts';

/** Shows which program waits under a code and what it may do, and asks. */
export function DeviceQuestion({
  userId,
  userCode,
  onOther,
  onDecided,
}: {
  userId: string;
  userCode: string;
  onOther: () => void;
  onDecided: (isApproved: boolean) => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error } = useQuery(deviceQuery(userId, userCode));
  const decide = useDecideDevice();
  const refusalText = useRefusalText();
  if (isError) {
    const text = error instanceof FunctionError && error.isRefusal ? refusalText(error) : t('device.failed');
    return <LoadFailure text={text} error={undefined} retry={t('device.other')} onRetry={onOther} />;
  }
  if (data === undefined)
    return (
      <div role="status" aria-label={t('device.loading')}>
        <Skeleton className="h-40" />
      </div>
    );
  const answer = (approve: boolean) => decide.mutate({ userCode, approve }, { onSuccess: () => onDecided(approve) });
  return (
    <section aria-labelledby="device-question" className="rounded-card border border-line bg-surface p-5">
      <h2 id="device-question" className="text-lg font-semibold wrap-anywhere">
        {t('device.question', { name: data.machineName })}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t('device.started', { date: formatLocalMoment(data.requestedAt, language) })}
      </p>
      <p className="mt-4 text-sm">{t('device.compare')}</p>
      <p className="mt-1 font-mono text-2xl tracking-widest">{userCode}</p>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm">
        <li>{t('device.mayRead')}</li>
        <li>{t('device.mayWrite', { count: accessTokenLimits.usualDaily })}</li>
        <li>{t('device.mayUntil', { count: accessTokenLimits.usualDays })}</li>
      </ul>
      <p className="mt-4 border-l-4 border-danger pl-3 text-sm font-medium">{t('device.warning')}</p>
      <FailureBox
        failure={decide.isError ? { title: t('programs.failed'), text: refusalText(decide.error) } : undefined}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button isBusy={decide.isPending && decide.variables.approve} onClick={() => answer(true)}>
          {t('device.approve')}
        </Button>
        <Button
          variant="secondary"
          isBusy={decide.isPending && !decide.variables.approve}
          onClick={() => answer(false)}
        >
          {t('device.deny')}
        </Button>
      </div>
    </section>
  );
}
