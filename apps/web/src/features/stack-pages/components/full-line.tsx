import type { RuleLine } from '@regelwerk/contract/rules/rule';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import { SourceNote } from './source-note.tsx';

/** One line of a rule with its alternative, its reason and its source; `children` stand below the alternative. */
export function FullLine({
  line,
  isWide = false,
  children,
}: {
  line: RuleLine;
  isWide?: boolean;
  children?: ReactNode;
}) {
  const { modality, text, instead, why, since, evidence } = line;
  const t = useText(copy);
  return (
    <div className={`grid gap-3 ${isWide ? 'gap-x-12 lg:grid-cols-[1.4fr_1fr]' : ''}`}>
      <div className="grid min-w-0 content-start gap-3">
        <p className="leading-relaxed font-medium">
          <span className="text-accent">{t(`showcase.${modality}`)}</span> <InlineCode text={text} />
        </p>
        {instead !== undefined && (
          <p className="border-l-2 border-accent pl-3">
            <span className="font-medium">{t('showcase.instead')}</span> <InlineCode text={instead} />
          </p>
        )}
        {children}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {why !== undefined && (
          <p className="text-muted">
            <span className="font-medium text-ink">{t('showcase.why')}</span> <InlineCode text={why} />
            {since !== undefined && ` ${t('showcase.since', { version: since })}`}
          </p>
        )}
        {evidence !== undefined && <SourceNote evidence={evidence} />}
      </div>
    </div>
  );
}
