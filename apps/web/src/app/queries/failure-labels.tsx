import { type ReactNode, useMemo } from 'react';
import { copy } from '../../i18n/copy.ts';
import { useText } from '../../i18n/use-text.ts';
import { requestIdOf } from '../../lib/request-id-of.ts';
import { FailureLabelContext } from '../../ui/failure-label.ts';

/** Has the failed reads inside name their request, in the language of the page. */
export function FailureLabels({ children }: { children: ReactNode }) {
  const t = useText(copy);
  const label = t('failure.requestId');
  const failure = useMemo(() => ({ label, requestIdOf }), [label]);
  return <FailureLabelContext value={failure}>{children}</FailureLabelContext>;
}
