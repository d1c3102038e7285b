import type { ProviderLink } from '@regelwerk/contract/admin/provider-link';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** Ids at the payment provider, each with its page in the provider's dashboard. */
export function ProviderLinks({ links }: { links: readonly ProviderLink[] }) {
  const t = useText(copy);
  return (
    <dl className="grid gap-2 text-sm">
      {links.map(({ kind, id, url }) => (
        <div key={id} className="gap-x-3 sm:flex">
          <dt className="w-28 shrink-0 text-muted">{t(`orders.link.${kind}`)}</dt>
          <dd className="min-w-0 break-all">
            {url === null ? (
              <code>{id}</code>
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                <code>{id}</code>
                <span className="sr-only"> {t('orders.newTab')}</span>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
