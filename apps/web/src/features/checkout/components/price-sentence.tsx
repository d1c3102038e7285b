import { priceSentence, reverseChargeSentence } from '@regelwerk/legal/vat';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';

/** The tax notice that the law requires beside every price. */
export function PriceSentence({ isReverseCharge = false }: { isReverseCharge?: boolean }) {
  const [language] = useLanguage();
  const { data } = useQuery(publicConfigQuery);
  const sentence = isReverseCharge ? reverseChargeSentence : data && priceSentence[data.vatMode];
  return <p className="text-xs text-muted">{sentence?.[language]}</p>;
}
