import type { RuleLine } from '@regelwerk/contract/rules/rule';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { CodePair } from './code-pair.tsx';
import { FullLine } from './full-line.tsx';

/** A line of a rule beside the code before and after it. */
export function ChangedLine({ line }: { line: RuleLine }) {
  const t = useText(copy);
  return (
    <section
      aria-labelledby="changed-line"
      className="grid items-center gap-x-14 gap-y-6 border-t border-line py-12 lg:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 id="changed-line" className="text-2xl font-semibold tracking-tight text-balance">
          {t('landing.line')}
        </h2>
        <p className="mt-2 mb-5 text-muted">{t('landing.line.lead')}</p>
        <FullLine line={line} />
      </div>
      {line.example !== undefined && (
        <CodePair example={line.example} labels={[t('landing.line.before'), t('landing.line.after')]} />
      )}
    </section>
  );
}
