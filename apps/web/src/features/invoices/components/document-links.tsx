import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { useDownloadDocument } from '../mutations.ts';

const look = 'inline-block py-1 underline underline-offset-4 aria-disabled:opacity-60';

/** The files of an invoice or credit note; businesses also get the separate XML file. */
export function DocumentLinks({
  document: { id, number, kind, hasXml },
}: {
  document: { id: string; number: string; kind: 'invoice' | 'credit_note'; hasXml: boolean };
}) {
  const t = useText(copy);
  const { mutate, isPending } = useDownloadDocument();
  const get = (format: 'pdf' | 'xml') =>
    !isPending &&
    mutate(
      { id, number, format },
      {
        onError: () =>
          notify({ title: t('invoices.downloadFailed'), description: t('invoices.tryAgain'), isError: true }),
      },
    );
  return (
    <span className="inline-flex gap-3 whitespace-nowrap">
      <button
        type="button"
        className={look}
        aria-disabled={isPending}
        aria-label={t(`invoices.download.${kind}`, { number })}
        onClick={() => get('pdf')}
      >
        {number}
      </button>
      {hasXml && (
        <button
          type="button"
          className={look}
          aria-disabled={isPending}
          aria-label={t('invoices.downloadXml', { number })}
          onClick={() => get('xml')}
        >
          XML
        </button>
      )}
    </span>
  );
}
