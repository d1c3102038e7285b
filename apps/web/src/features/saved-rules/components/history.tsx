import type { Rule } from '@regelwerk/contract/rules/rule';
import { ruleDifferences } from '@regelwerk/contract/rules/rule-differences';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionsCopy } from '../copy.ts';
import { useRestoreVersion } from '../mutations.ts';
import { type RuleVersion, versionsQuery, versionTextQuery } from '../queries.ts';
import { Differences } from './differences.tsx';

/** The former versions of a saved rule: each can be compared with the present one and restored. */
export function History({ configurationId, present }: { configurationId: string; present: Rule | undefined }) {
  const t = useText(versionsCopy);
  const { data, isError, error, refetch } = useQuery(versionsQuery(configurationId));
  if (isError) return <LoadFailure text={t('versions.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-12" />;
  if (data.length === 0) return null;
  return (
    <Fold title={t('versions.title')} note={t('versions.count', { count: data.length })}>
      <p className="text-sm text-muted">{t('versions.lead')}</p>
      <ul className="mt-3 grid gap-3">
        {data.map((version) => (
          <li key={version.id} className="border-t border-line pt-3">
            <Version configurationId={configurationId} version={version} present={present} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Version({
  configurationId,
  version,
  present,
}: {
  configurationId: string;
  version: RuleVersion;
  present: Rule | undefined;
}) {
  const t = useText(versionsCopy);
  const [language] = useLanguage();
  const [isCompared, setCompared] = useState(false);
  const restore = useRestoreVersion(configurationId);
  const date = formatDay(version.created_at, language);
  const run = () =>
    restore.mutate(version.id, {
      onSuccess: () => notify({ title: t('versions.restored', { date }) }),
      onError: () =>
        notify({ title: t('versions.restoreFailed'), description: t('versions.restoreFailedText'), isError: true }),
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="mr-auto text-sm font-medium">{t('versions.of', { date })}</p>
        <Button variant="quiet" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {t(isCompared ? 'versions.close' : 'versions.compare')}
        </Button>
        <Button
          variant="secondary"
          aria-label={`${t('versions.restore')}: ${t('versions.of', { date })}`}
          isBusy={restore.isPending}
          onClick={run}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          {t('versions.restore')}
        </Button>
      </div>
      {isCompared && <Comparison id={version.id} present={present} />}
    </>
  );
}

function Comparison({ id, present }: { id: string; present: Rule | undefined }) {
  const t = useText(versionsCopy);
  const { data, isError, error, refetch } = useQuery(versionTextQuery(id));
  if (isError) return <LoadFailure text={t('versions.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="mt-3 h-24" />;
  return (
    <div className="mt-3 rounded-card bg-sunken p-4">
      {present === undefined || data.rule === null ? (
        <p className="text-sm">{t('versions.textOnly')}</p>
      ) : (
        <Differences differences={ruleDifferences(data.rule, present)} />
      )}
    </div>
  );
}
