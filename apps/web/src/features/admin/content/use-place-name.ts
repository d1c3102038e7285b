import type { TextPlace } from '@regelwerk/contract/admin/built-in-texts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';

/** Returns a function that names a place where texts appear: by the title of its page, or as an area of the app. */
export function usePlaceName(): (place: TextPlace) => string {
  const t = useText<string>();
  const [language] = useLanguage();
  return ({ id, name }) => name?.[language] ?? t(`content.place.${id}`);
}
