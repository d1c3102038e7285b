import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { inGroups } from '../model.ts';
import { useCopy } from '../use-copy.ts';

/** The new recovery codes, shown once, to copy and download. */
export function RecoveryCodes({
  codes,
  error,
  onRetry,
  onDone,
}: {
  codes: readonly string[] | undefined;
  /** The reason why the codes could not be made; null if there is none. */
  error: Error | null;
  onRetry: () => void;
  onDone: () => void;
}) {
  const t = useText(copy);
  const copyText = useCopy();
  if (error !== null) return <LoadFailure text={t('factor.codesFailed')} error={error} onRetry={onRetry} />;
  if (codes === undefined)
    return (
      <div role="status" aria-label={t('factor.codesPending')}>
        <Skeleton className="h-48" />
      </div>
    );
  const shown = codes.map((code) => inGroups(code, '-'));
  const text = `${shown.join('\n')}\n`;
  return (
    <section aria-labelledby="recovery-codes" data-shown-once="" className="grid gap-4">
      <div role="status">
        <h2 id="recovery-codes" className="font-semibold">
          {t('factor.codesTitle')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('factor.codesText')}</p>
      </div>
      <ol className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyText(text)}>
          {t('factor.copyCodes')}
        </Button>
        <Button variant="secondary" onClick={() => download(t('factor.fileName'), text, 'text/plain')}>
          {t('factor.download')}
        </Button>
        <Button onClick={onDone}>{t('factor.done')}</Button>
      </div>
    </section>
  );
}
