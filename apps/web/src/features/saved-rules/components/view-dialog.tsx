import { paths } from '@regelwerk/contract/paths';
import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CopyButton } from '../../rule/components/copy-button.tsx';
import { RuleDocument } from '../../rule/components/rule-document.tsx';
import { copy as ruleCopy } from '../../rule/copy.ts';
import { fileName, markedDocument } from '../../rule/model.ts';
import { useRuleCopied } from '../../rule/use-rule-copied.ts';
import { copy } from '../copy.ts';
import type { SavedRule } from '../model.ts';
import { savedRuleQuery } from '../queries.ts';

const RuleDetails = lazy(() => import('../../rule/components/rule-details.tsx'));

/** A saved rule in full: the document and its actions. */
export function ViewDialog({ rule, onClose }: { rule: SavedRule; onClose: () => void }) {
  const t = useText(copy);
  const tRule = useText(ruleCopy);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(savedRuleQuery(rule.id));
  const tellCopied = useRuleCopied();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(rule.created_at));
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={rule.name}
      description={t('saved.created', { date, model: rule.ai_model })}
      closeLabel={t('saved.close')}
    >
      {isError && (
        <LoadFailure words={{ text: t('saved.failedText'), retry: t('saved.retry') }} onRetry={() => void refetch()} />
      )}
      {!isError && data === undefined && <Skeleton className="h-96" />}
      {data !== undefined && (
        <>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={data.content} onCopied={tellCopied} />
            <Button
              variant="secondary"
              onClick={() =>
                download(
                  fileName(rule.name, data.format),
                  markedDocument(data),
                  data.format === 'JSON' ? 'application/json' : 'text/markdown',
                )
              }
            >
              <Download className="size-4" aria-hidden="true" />
              {tRule('result.download')}
            </Button>
            <Button variant="quiet" onClick={() => void navigate({ to: paths.home })} className="sm:ml-auto">
              <Plus className="size-4" aria-hidden="true" />
              {t('saved.newRule')}
            </Button>
          </div>
          <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
            <div className="min-w-0">
              <section
                aria-label={tRule('result.document')}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
                tabIndex={0}
                className="max-h-[60dvh] overflow-auto rounded-card border border-line bg-surface p-5"
              >
                <RuleDocument content={data.content} format={data.format} />
              </section>
              <p className="mt-3 text-sm text-muted">
                {aiNotice[data.ai_generated ? 'generated' : 'composed'][language]}
              </p>
            </div>
            <div className="min-w-0">
              {data.full === undefined ? (
                <p className="text-muted">{t('saved.textOnly')}</p>
              ) : (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <RuleDetails result={data} />
                </Suspense>
              )}
            </div>
          </div>
        </>
      )}
    </Dialog>
  );
}
