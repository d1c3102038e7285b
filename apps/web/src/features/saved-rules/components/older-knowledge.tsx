import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useRepeat } from '../../answers/use-repeat.ts';
import { copy } from '../copy.ts';
import type { SavedRule } from '../model.ts';
import { savedRuleQuery } from '../queries.ts';

/** Says that a rule was made with older knowledge, and opens the last step of the wizard with its answers. */
export function OlderKnowledge({ rule: { id } }: { rule: SavedRule }) {
  const t = useText(copy);
  const queries = useQueryClient();
  const repeat = useRepeat();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const generateAgain = async () => {
    setState('loading');
    try {
      const { full } = await queries.fetchQuery(savedRuleQuery(id));
      if (full === undefined) return setState('failed');
      return repeat(full);
    } catch {
      return setState('failed');
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p>{t('saved.outdated')}</p>
      <button
        type="button"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => state !== 'loading' && void generateAgain()}
        className="min-h-8 font-medium text-accent underline underline-offset-4"
      >
        {t('saved.again')}
      </button>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {state === 'failed' && t('saved.againFailed')}
      </p>
    </div>
  );
}
