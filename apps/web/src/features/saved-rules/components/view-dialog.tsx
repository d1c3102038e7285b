import { modelLabel } from '@regelwerk/contract/rules/model-label';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KeptTrue } from '../../answers/components/kept-true.tsx';
import { WithMerging } from '../../answers/components/with-merging.tsx';
import { useNewRule } from '../../answers/use-new-rule.ts';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { DeliveryActions } from '../../rule/view/components/delivery-actions.tsx';
import { DownloadButton } from '../../rule/view/components/download-button.tsx';
import { useRuleCopied } from '../../rule/view/use-rule-copied.ts';
import { copy } from '../copy.ts';
import type { SavedRule } from '../model.ts';
import { useNoteProject } from '../mutations.ts';
import { savedRuleQuery } from '../queries.ts';
import { History } from './history.tsx';
import { RefreshDialog } from './refresh-dialog.tsx';
import { SharePanel } from './share-panel.tsx';

const RuleView = lazyPart(async () => (await import('../../rule/view/components/rule-view.tsx')).default);

/** A saved rule in full: the document and its actions. */
export function ViewDialog({ rule, onClose }: { rule: SavedRule; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const beginRule = useNewRule();
  const { data, isError, error, refetch } = useQuery(savedRuleQuery(rule.id));
  const tellCopied = useRuleCopied();
  const [refreshed, setRefreshed] = useState<ProjectProfile>();
  const note = useNoteProject(rule.id);
  const noteProject = (stale: StaleCounts) =>
    note.mutate(stale, {
      onSuccess: () => notify({ title: t('saved.noted') }),
      onError: () => notify({ title: t('saved.noteFailed'), isError: true }),
    });
  const [main] = data?.full?.deliveries ?? [];
  const date = formatDay(rule.created_at, language);
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={rule.name}
      description={t('saved.created', { date, model: modelLabel(rule.ai_model, language) })}
    >
      {isError && <LoadFailure text={t('saved.failedText')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-96" />}
      {data !== undefined && (
        <>
          <div className="flex flex-wrap gap-2">
            {main !== undefined && <DeliveryActions title={rule.name} delivery={main} isMain />}
            <CopyButton
              text={data.content}
              variant={main === undefined ? 'primary' : 'secondary'}
              onCopied={tellCopied}
            />
            <DownloadButton title={rule.name} rule={data} />
            <Button variant="quiet" onClick={beginRule} className="sm:ml-auto">
              <Plus className="size-4" aria-hidden="true" />
              {t('saved.newRule')}
            </Button>
          </div>
          <div className="mt-5">
            {data.full === undefined && <p className="mb-3 text-muted">{t('saved.textOnly')}</p>}
            <Suspense fallback={<Skeleton className="h-96" />}>
              <WithMerging>
                <RuleView rule={data} source={{ configurationId: rule.id }} />
              </WithMerging>
            </Suspense>
          </div>
          {data.full !== undefined && (
            <div className="mt-8">
              <Suspense fallback={<Skeleton className="h-40" />}>
                {/* what was found of the former text is not found again in the refreshed one */}
                <KeptTrue
                  key={data.content}
                  full={data.full}
                  saved={{ onRefresh: setRefreshed, onNote: noteProject }}
                />
              </Suspense>
            </div>
          )}
          <div className="mt-8 grid gap-3">
            <History configurationId={rule.id} present={data.full?.rule} />
            <SharePanel rule={rule} />
          </div>
          {refreshed !== undefined && (
            <RefreshDialog rule={rule} project={refreshed} onClose={() => setRefreshed(undefined)} />
          )}
        </>
      )}
    </Dialog>
  );
}
