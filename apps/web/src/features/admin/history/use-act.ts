import { useText } from '../../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Returns the words for an action of the log; an action that has none keeps its name. */
export function useAct(): (action: string) => string {
  const t = useText(copy);
  return (action) => {
    const key = `act.${action}`;
    return isCopied(key) ? t(key) : action;
  };
}

const isCopied = (key: string): key is keyof typeof copy.en => key in copy.en;
