import { useText } from '../../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Returns the words of the log for a key; undefined if there are none, as for a line of another version. */
export function useWord(): (key: string) => string | undefined {
  const t = useText(copy);
  return (key) => (isCopied(key) ? t(key) : undefined);
}

const isCopied = (key: string): key is keyof typeof copy.en => Object.hasOwn(copy.en, key);
