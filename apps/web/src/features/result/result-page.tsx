import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { FullActions } from './components/full-actions.tsx';
import { MaskedText } from './components/masked-text.tsx';
import { PreviewActions } from './components/preview-actions.tsx';
import { RuleDocument } from './components/rule-document.tsx';
import { copy } from './copy.ts';

/** A generated rule as a document, with what can be done with it. */
export function ResultPage({ rule, onCreateNew }: { rule: GenerateRulesResponse; onCreateNew: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const Actions = rule.masked ? PreviewActions : FullActions;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-tight text-balance outline-none sm:text-3xl"
      >
        <MaskedText text={rule.title} />
      </h1>
      {rule.masked && (
        <p className="mt-3 text-muted">
          {t('result.preview')} {t('result.previewMore')}
        </p>
      )}
      <Actions rule={rule} onCreateNew={onCreateNew} />
      {/* the document scrolls inside its frame, so it can be reached and scrolled by key */}
      <section
        aria-label={t('result.document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
        tabIndex={0}
        className="mt-5 max-h-[500px] overflow-auto rounded-card border border-line bg-surface p-5 shadow-raised sm:p-7"
      >
        <RuleDocument content={rule.content} format={rule.format} />
      </section>
      <p className="mt-3 text-sm text-muted">{aiNotice.composed[language]}</p>
    </div>
  );
}
