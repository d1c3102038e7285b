import { salesFacts } from '@regelwerk/legal/sales-facts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';

/** The payment methods and the sales area, which offers and order state before anything is ordered. */
export function SalesFacts() {
  const [language] = useLanguage();
  const { data } = useQuery(publicConfigQuery);
  if (data === undefined) return null;
  return <p className="mt-1 max-w-prose text-xs text-muted">{salesFacts(data, language).join(' ')}</p>;
}
