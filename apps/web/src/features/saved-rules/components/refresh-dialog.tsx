import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { declarations } from '@regelwerk/legal/consent-texts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePerson } from '../../auth/use-person.ts';
import { ConsentBox } from '../../tokens/components/consent-box.tsx';
import { nextTokenQuery } from '../../tokens/queries.ts';
import { versionsCopy } from '../copy.ts';
import { isEmpty, type SavedRule } from '../model.ts';
import { outlookQuery } from '../queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { Outlook } from './outlook.tsx';

/** Says what a refresh would change and cost, and makes a saved rule anew in its place. */
export function RefreshDialog({
  rule,
  project,
  onClose,
}: {
  rule: SavedRule;
  /** The project as it is now; without one, only the knowledge is newer. */
  project?: ProjectProfile;
  onClose: () => void;
}) {
  const t = useText(versionsCopy);
  const [language] = useLanguage();
  const { id: userId } = usePerson();
  const [hasConfirmed, setConfirmed] = useState(false);
  const outlook = useQuery(outlookQuery(rule.id, project));
  const next = useQuery(nextTokenQuery(userId));
  const { refresh, isPending, failure } = useRefresh(rule, onClose);
  const isFree = outlook.data?.price === 0;
  const isUseless = outlook.data !== undefined && isEmpty(outlook.data);
  const isDeclaration = !isFree && next.data?.isWithdrawable === true;
  const words = isDeclaration ? declarations.generation.text[language] : t('refresh.useToken');
  const isReady = outlook.data !== undefined && (isFree || (next.data !== undefined && hasConfirmed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outlook.data === undefined || !isReady) return;
    const { versionId, price } = outlook.data;
    refresh({ versionId, price, project, consent: isDeclaration });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('refresh.title')} description={rule.name}>
      {outlook.isError && (
        <LoadFailure text={t('refresh.unread')} error={outlook.error} onRetry={() => void outlook.refetch()} />
      )}
      {outlook.isPending && <Skeleton className="h-40" />}
      {outlook.data !== undefined && isUseless && <p>{t('refresh.nothing')}</p>}
      {outlook.data !== undefined && !isUseless && (
        <form onSubmit={submit}>
          {project !== undefined && <p className="mb-3 text-sm">{t('refresh.project')}</p>}
          <Outlook outlook={outlook.data} />
          <p className="mt-4 text-sm text-muted">{t('refresh.kept')}</p>
          {isFree ? (
            <p className="mt-3 text-sm font-medium">{t('refresh.free')}</p>
          ) : (
            next.data !== undefined && (
              <ConsentBox words={words} isGiven={hasConfirmed} onGive={setConfirmed} className="mt-3" />
            )
          )}
          <FailureBox failure={failure} />
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <CancelButton onClick={onClose} />
            <Button type="submit" isBusy={isPending} disabled={!isReady}>
              {t(isFree ? 'refresh.now' : 'refresh.nowForToken')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
