import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, Lightbulb } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** Mail links to the support; if the operator has set no address, a link to the legal notice. */
export function GetHelp() {
  const t = useText(copy);
  const { data } = useQuery(publicConfigQuery);
  const mail = (topic: string) =>
    `mailto:${data?.supportEmail}?subject=${encodeURIComponent(`${productName}: ${topic}`)}`;
  return (
    <section
      aria-labelledby="get-help"
      className="mt-12 break-inside-avoid rounded-card border border-line bg-surface p-5"
    >
      <h2 id="get-help" className="font-semibold">
        {t('docs.help')}
      </h2>
      {data?.supportEmail === undefined && (
        <p className={`mt-2 text-muted ${data === undefined ? 'invisible noscript:visible' : ''}`}>
          <Link to={paths.imprint} className="underline underline-offset-2">
            {t('docs.noMail')}
          </Link>
        </p>
      )}
      {data?.supportEmail !== undefined && (
        <div className="mt-3 flex flex-wrap gap-2">
          <a href={mail(t('docs.support'))} className={buttonLook('secondary')}>
            <LifeBuoy className="size-4" aria-hidden="true" />
            {t('docs.support')}
          </a>
          <a href={mail(t('docs.feature'))} className={buttonLook('secondary')}>
            <Lightbulb className="size-4" aria-hidden="true" />
            {t('docs.feature')}
          </a>
        </div>
      )}
      <p className="mt-4 text-sm text-muted">
        <a href="/licenses.txt" className="underline underline-offset-2">
          {t('docs.licenses')}
        </a>
      </p>
    </section>
  );
}
