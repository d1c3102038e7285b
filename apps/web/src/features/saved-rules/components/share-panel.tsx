import { prefilledPath } from '@regelwerk/contract/rules/prefilled-path';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { shareCopy } from '../copy.ts';
import type { SavedRule } from '../model.ts';
import { useRevokeShare, useShareRule } from '../mutations.ts';
import { shareQuery } from '../queries.ts';

/** The links of a saved rule: one under which it is read, and one that opens the wizard with its answers. */
export function SharePanel({ rule }: { rule: SavedRule }) {
  const t = useText(shareCopy);
  const answers = new URL(prefilledPath(rule.ai_model, rule.frameworks), window.location.origin).href;
  return (
    <Fold title={t('share.title')}>
      <div className="grid gap-6">
        <ReadLink configurationId={rule.id} />
        <section>
          <h3 className="font-semibold">{t('share.answers')}</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('share.answersText')}</p>
          <div className="mt-3">
            <CopyButton
              variant="secondary"
              label={t('share.copyAnswers')}
              text={answers}
              onCopied={() => notify({ title: t('share.copied') })}
            />
          </div>
        </section>
      </div>
    </Fold>
  );
}

function ReadLink({ configurationId }: { configurationId: string }) {
  const t = useText(shareCopy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(shareQuery(configurationId));
  const [token, setToken] = useState<string>();
  const share = useShareRule(configurationId);
  const revoke = useRevokeShare(configurationId);
  if (isError) return <LoadFailure text={t('share.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  const link = token === undefined ? undefined : new URL(`/r/${token}`, window.location.origin).href;
  const onError = () => notify({ title: t('share.failed'), description: t('share.failedText'), isError: true });
  return (
    <section>
      <h3 className="font-semibold">{t('share.read')}</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('share.readText')}</p>
      <div role="status" className="empty:hidden">
        {data !== null && (
          <p className="mt-2 text-sm">{t('share.since', { date: formatDay(data.created_at, language) })}</p>
        )}
        {link !== undefined && data !== null && (
          <div className="mt-3" data-shown-once="">
            <p className="rounded-control bg-sunken p-3 font-mono text-sm break-all">{link}</p>
            <p className="mt-2 text-sm text-muted">{t('share.once')}</p>
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {link !== undefined && data !== null && (
          <CopyButton label={t('share.copy')} text={link} onCopied={() => notify({ title: t('share.copied') })} />
        )}
        <Button
          variant="secondary"
          isBusy={share.isPending}
          onClick={() => share.mutate(undefined, { onSuccess: setToken, onError })}
        >
          <Link2 className="size-4" aria-hidden="true" />
          {t(data === null ? 'share.create' : 'share.renew')}
        </Button>
        {data !== null && (
          <Button
            variant="quiet"
            className="text-danger!"
            isBusy={revoke.isPending}
            onClick={() =>
              revoke.mutate(undefined, {
                onSuccess: () => {
                  setToken(undefined);
                  notify({ title: t('share.revoked') });
                },
                onError,
              })
            }
          >
            {t('share.revoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
