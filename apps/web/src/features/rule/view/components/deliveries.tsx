import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { useText } from '../../../../i18n/use-text.ts';
import { detailsCopy } from '../copy.ts';
import { fileId, zipEntries } from '../model.ts';
import { DeliveryActions } from './delivery-actions.tsx';
import { InlineCode } from './inline-code.tsx';
import { LimitMeter } from './limit-meter.tsx';

/** Every way to give the rule to its target: place, check, size against the limit, and the files or the text. */
export function Deliveries({
  title,
  deliveries,
  onFile,
}: {
  /** The rule's title, which names the ZIP. */
  title: string;
  deliveries: readonly Delivery[];
  /** Opens a file beside the details; absent where none is shown. */
  onFile?: (id: string) => void;
}) {
  const t = useText(detailsCopy);
  return (
    <>
      {deliveries.filter(({ kind }) => kind === 'files').length > 1 && (
        <p className="mb-3 text-sm text-muted">{t('details.oneOf')}</p>
      )}
      <ul className="grid gap-4">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="rounded-card border border-line bg-surface p-4">
            <OneDelivery title={title} delivery={delivery} onFile={onFile} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneDelivery({
  title,
  delivery,
  onFile,
}: {
  title: string;
  delivery: Delivery;
  onFile: ((id: string) => void) | undefined;
}) {
  const t = useText(detailsCopy);
  const { name, place, check, files, leftOut = [] } = delivery;
  const isText = files.length === 1;
  const entries = zipEntries(delivery);
  return (
    <>
      <h2 className="font-semibold">{name}</h2>
      <p className="mt-1 text-sm">
        <InlineCode text={place} />
      </p>
      <LimitMeter delivery={delivery} />
      {leftOut.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 text-muted">
            {t('details.leftOut', { count: leftOut.length })}
          </summary>
          <ul className="mt-2 grid gap-2">
            {leftOut.map(({ id, text }) => (
              <li key={id} className="border-l-2 border-line pl-3 wrap-anywhere">
                <InlineCode text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isText && (
        <ul className="mt-3 grid gap-1 text-sm">
          {Object.entries(entries).map(([path, content]) => (
            <li key={path} className="flex flex-wrap justify-between gap-x-3">
              {onFile !== undefined && files.some((file) => file.path === path) ? (
                <button
                  type="button"
                  onClick={() => onFile(fileId(delivery, path))}
                  className="min-h-6 text-left font-mono text-[0.85em] break-all text-accent hover:underline"
                >
                  <code>{path}</code>
                </button>
              ) : (
                <code className="font-mono text-[0.85em] break-all">{path}</code>
              )}
              <span className="text-muted">{t('details.characters', { count: content.length })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        <span className="font-medium text-ink">{t('details.check')}</span> <InlineCode text={check} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <DeliveryActions title={title} delivery={delivery} />
      </div>
    </>
  );
}
