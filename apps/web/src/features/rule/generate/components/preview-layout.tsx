import { aiNotice } from '@regelwerk/legal/ai-notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { DocumentFrame } from '../../view/components/document-frame.tsx';
import { RuleDocument } from '../../view/components/rule-document.tsx';
import type { WaitingRule } from '../../view/model.ts';
import { copy } from '../copy.ts';
import { ContentsList } from './contents-list.tsx';

/** A masked preview: the offer to unlock it, what it contains, and the document with every second word hidden. */
export function PreviewLayout({
  rule,
  lead,
  offer,
  actions,
}: {
  rule: WaitingRule;
  lead: string;
  offer: ReactNode;
  actions: ReactNode;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { contents, content, format } = rule.preview;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-tight text-balance outline-none sm:text-3xl"
      >
        {contents.target === 'Custom' ? t('preview.titleAny') : t('preview.title', { target: contents.target })}
      </h1>
      <p className="mt-2 max-w-prose text-muted">{lead}</p>
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="lg:col-start-2">{offer}</div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {actions}
          <div className="mt-4">
            <DocumentFrame isOpen={isOpen} onToggle={setOpen}>
              <RuleDocument content={content} format={format} />
            </DocumentFrame>
          </div>
          <p className="mt-3 text-sm text-muted">{aiNotice.composed[language]}</p>
        </div>
        <div className="lg:col-start-2">
          <ContentsList rule={rule} />
        </div>
      </div>
    </div>
  );
}
