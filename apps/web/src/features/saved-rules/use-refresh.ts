import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Translate, useText } from '../../i18n/use-text.ts';
import type { FailureCode, FunctionError } from '../../lib/function-error.ts';
import { newId } from '../../lib/new-id.ts';
import { notify } from '../../ui/notify.ts';
import { useNoTokensNotice } from '../tokens/use-no-tokens-notice.ts';
import { useTokenSpending } from '../tokens/use-token-spending.ts';
import { versionsCopy } from './copy.ts';
import type { SavedRule } from './model.ts';
import { useRefreshRule } from './mutations.ts';

type Text = Parameters<Translate<keyof (typeof versionsCopy)['en']>>[0];

const texts: Partial<Record<FailureCode, Text>> = {
  up_to_date: 'refresh.upToDate',
  stale_edit: 'refresh.changed',
  account_full: 'refresh.full',
  rate_limited: 'refresh.limited',
  free_refreshes_used: 'refresh.freeUsed',
  session_ended: 'refresh.session',
  not_signed_in: 'refresh.session',
  unreachable: 'refresh.offline',
};

/** Makes a saved rule anew. Every try of one dialog is the same request, so that a lost answer is not paid for twice. */
export function useRefresh(rule: SavedRule, onDone: () => void) {
  const t = useText(versionsCopy);
  const [language] = useLanguage();
  const [requestId] = useState(newId);
  const refreshing = useRefreshRule(rule.id);
  const spend = useTokenSpending();
  const notifyNoTokens = useNoTokensNotice();
  const failureOf = ({ code }: FunctionError) => {
    if (code === 'no_tokens') return undefined;
    return {
      title: t('refresh.failed'),
      text: t((code === undefined ? undefined : texts[code]) ?? 'refresh.failedText'),
    };
  };
  return {
    isPending: refreshing.isPending,
    failure: refreshing.error === null ? undefined : failureOf(refreshing.error),
    refresh: (input: {
      readonly versionId: string;
      readonly price: 0 | 1;
      readonly project: ProjectProfile | undefined;
      readonly consent: boolean;
    }) =>
      refreshing.mutate(
        { ...input, language, requestId },
        {
          onSuccess: ({ tokensRemaining }) => {
            onDone();
            notify({ title: t('refresh.done'), description: rule.name });
            if (input.price > 0) spend(tokensRemaining);
          },
          onError: ({ code }) => {
            if (code !== 'no_tokens') return;
            onDone();
            notifyNoTokens();
          },
        },
      ),
  };
}
