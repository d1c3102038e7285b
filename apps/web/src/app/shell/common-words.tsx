import { type ReactNode, useMemo } from 'react';
import { copy } from '../../i18n/copy.ts';
import { useText } from '../../i18n/use-text.ts';
import { requestIdOf } from '../../lib/request-id-of.ts';
import { CommonWordsContext } from '../../ui/common-words.ts';

/** Gives the controls of every page their words. */
export function CommonWords({ children }: { children: ReactNode }) {
  const t = useText(copy);
  const words = useMemo(
    () => ({
      retry: t('common.retry'),
      close: t('common.close'),
      cancel: t('common.cancel'),
      request: t('failure.requestId'),
      requestIdOf,
    }),
    [t],
  );
  return <CommonWordsContext value={words}>{children}</CommonWordsContext>;
}
