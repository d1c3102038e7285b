import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { useRevokeAccessToken } from '../mutations.ts';
import { accessTokensQuery } from '../queries.ts';
import { AccessTokenRow } from './access-token-row.tsx';
import { CreateAccessToken } from './create-access-token.tsx';

/** The person's access tokens: listed with their last use, created and revoked. */
export function AccessTokens({ userId }: { userId: string }) {
  const t = useText(copy);
  const { data, isError, error, refetch } = useQuery(accessTokensQuery(userId));
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<OwnAccessToken>();
  const revoke = useRevokeAccessToken();
  return (
    <>
      <Loaded
        data={data}
        failure={
          isError && <LoadFailure text={t('programs.loadFailed')} error={error} onRetry={() => void refetch()} />
        }
        pending={
          <div role="status" aria-label={t('programs.loading')}>
            <Skeleton className="h-16" />
          </div>
        }
      >
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="text-sm text-muted">{t('programs.none')}</p>
          ) : (
            <ul className="grid gap-3">
              {tokens.map((token) => (
                <AccessTokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button variant="secondary" className="mt-4" onClick={() => setCreating(true)}>
        {t('programs.create')}
      </Button>
      {isCreating && <CreateAccessToken onClose={() => setCreating(false)} />}
      {revoked !== undefined && (
        <ConfirmDialog
          words={{
            title: t('programs.revokeTitle', { name: revoked.name }),
            text: t('programs.revokeText'),
            confirm: t('programs.revoke'),
          }}
          isPending={revoke.isPending}
          onConfirm={() =>
            revoke.mutate(revoked.id, {
              onSuccess: () => notify({ title: t('programs.revoked') }),
              onError: () =>
                notify({ title: t('programs.failed'), description: t('programs.failedText'), isError: true }),
              onSettled: () => setRevoked(undefined),
            })
          }
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}
