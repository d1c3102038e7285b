import { useWord } from './use-word.ts';

/** Returns the words for an action of the log; an action of another version keeps its name. */
export function useAct(): (action: string) => string {
  const wordFor = useWord();
  return (action) => wordFor(`act.${action}`) ?? action;
}
