import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { factorQuery } from '../queries.ts';
import { CodeForm } from './code-form.tsx';

/** The code form for the authenticator app of the signed-in person, which is looked up first. */
export function CodeStep({
  userId,
  isBusy = false,
  onEntered,
}: {
  userId: string;
  isBusy?: boolean;
  onEntered: () => void;
}) {
  const t = useText(copy);
  const { data, error, isError, refetch } = useQuery(factorQuery(userId));
  if (isError) return <LoadFailure text={t('auth.code.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return <CodeForm factorId={data.id} isBusy={isBusy} onEntered={onEntered} />;
}
