import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FullActions } from './components/full-actions.tsx';
import { copy } from './copy.ts';

const RuleView = lazyPart(async () => (await import('../view/components/rule-view.tsx')).default);

/** A person's generated rule as a document, with its actions and all its details. */
export function ResultPage({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
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
      <div className="mt-5">
        <FullActions rule={rule} onCreateNew={onCreateNew} />
      </div>
      <div className="mt-5">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RuleView rule={rule} />
        </Suspense>
      </div>
    </div>
  );
}
