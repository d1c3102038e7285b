import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { aiNotice } from '@regelwerk/legal/ai-notice';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RuleDocument } from '../rule/components/rule-document.tsx';
import { copy as ruleCopy } from '../rule/copy.ts';
import { FullActions } from './components/full-actions.tsx';
import { copy } from './copy.ts';

const RuleDetails = lazy(() => import('../rule/components/rule-details.tsx'));

/** A person's generated rule as a document, with its actions and all its details. */
export function ResultPage({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const tRule = useText(ruleCopy);
  const [language] = useLanguage();
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
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0">
          {/* the document scrolls inside its frame, so it must be focusable for keyboard users */}
          <section
            aria-label={tRule('result.document')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
            tabIndex={0}
            className="mt-5 max-h-[500px] overflow-auto rounded-card border border-line bg-surface p-5 shadow-raised sm:p-7"
          >
            <RuleDocument content={rule.content} format={rule.format} />
          </section>
          <p className="mt-3 text-sm text-muted">{aiNotice[rule.ai_generated ? 'generated' : 'composed'][language]}</p>
        </div>
        {rule.full !== undefined && (
          <div className="min-w-0 lg:mt-5">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <RuleDetails result={rule} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
