import { priceSentence } from '@regelwerk/legal/vat';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';

/** The tax notice that the law requires beside every price. */
export function PriceSentence() {
  const [language] = useLanguage();
  const { data } = useQuery(publicConfigQuery);
  return <p className="text-xs text-muted">{data === undefined ? '' : priceSentence[data.vatMode][language]}</p>;
}
