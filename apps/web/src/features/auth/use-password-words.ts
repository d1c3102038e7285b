import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** The texts of a password field. */
export function usePasswordWords() {
  const t = useText(copy);
  return { show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.capsLock') };
}
