import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { copy } from '../../i18n/copy.ts';
import { useText } from '../../i18n/use-text.ts';
import { requestIdOf } from '../../lib/request-id-of.ts';
import { FailureLabelContext } from '../../ui/failure-label.ts';
import { queryClient } from './query-client.ts';

/** Provides server state to the pages below; the landing page has none and does not load this. */
export function QueryLayout() {
  const t = useText(copy);
  const label = t('failure.requestId');
  const failure = useMemo(() => ({ label, requestIdOf }), [label]);
  return (
    <QueryClientProvider client={queryClient}>
      <FailureLabelContext value={failure}>
        <Outlet />
      </FailureLabelContext>
    </QueryClientProvider>
  );
}
