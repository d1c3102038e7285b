import './components/mono-font.css';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { KeptTrue } from '../../answers/components/kept-true.tsx';
import { WithMerging } from '../../answers/components/with-merging.tsx';
import { useNewRule } from '../../answers/use-new-rule.ts';
import { generatedRuleQuery } from '../view/queries.ts';
import { FullActions } from './components/full-actions.tsx';
import { copy } from './copy.ts';

const RuleView = lazyPart(async () => (await import('../view/components/rule-view.tsx')).default);

/** A person's own generated rule at its address, also after a reload, in another tab or on another device. */
export function RulePage() {
  const t = useText(copy);
  const { requestId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(generatedRuleQuery(requestId));
  usePageTitle(data?.title ?? t('rule.title'));
  if (data !== undefined) return <Result rule={data} requestId={requestId} />;
  if (error?.code === 'still_running')
    return (
      <Notice title={t('rule.running')}>
        <Spinner />
      </Notice>
    );
  if (error?.code !== undefined && error.code in finalRefusals)
    return (
      <Notice title={t(error.code === 'rule_expired' ? 'rule.expired' : 'rule.unknown')}>
        <Link to={paths.dashboard} className={buttonLook('secondary')}>
          {t('rule.toDashboard')}
        </Link>
      </Notice>
    );
  if (error !== null)
    return (
      <Notice title={t('rule.title')}>
        <LoadFailure text={t('rule.failed')} error={error} onRetry={() => void refetch()} />
      </Notice>
    );
  return (
    <div role="status" aria-label={t('rule.loading')} className="mx-auto max-w-6xl px-4 py-8">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-96" />
    </div>
  );
}

/** The rule as a document, with its actions and all its details. */
function Result({ rule, requestId }: { rule: GenerateRulesResponse; requestId: string }) {
  const t = useText(copy);
  const createNew = useNewRule();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const generator = rule.full?.generator;
  const hasFallenBack = generator?.kind === 'offline' && 'fellBack' in generator;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-tight text-balance outline-none sm:text-3xl"
      >
        {rule.title}
      </h1>
      {hasFallenBack && (
        <p className="mt-3 max-w-prose rounded-card border border-line bg-sunken p-3">{t('result.fellBack')}</p>
      )}
      <WithMerging>
        <div className="mt-5">
          <FullActions rule={rule} onCreateNew={createNew} />
        </div>
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <RuleView rule={rule} source={{ requestId }} />
          </Suspense>
        </div>
      </WithMerging>
      {rule.full !== undefined && (
        <div className="mt-8">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <KeptTrue full={rule.full} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Refusals that a retry does not change, such as that of an invalid id. */
const finalRefusals = { not_found: true, rule_expired: true, invalid_input: true };

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 text-center">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      <div className="mt-6 flex justify-center">{children}</div>
    </div>
  );
}
