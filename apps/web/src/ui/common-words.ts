import { createContext, use } from 'react';

/** The words of the controls that every page has, in the language of the page. */
export interface CommonWords {
  readonly retry: string;
  readonly close: string;
  readonly cancel: string;
  /** Stands before the id of a failed request. */
  readonly request: string;
  /** Returns the id of the request that failed with an error. */
  readonly requestIdOf: (error: unknown) => string | undefined;
}

/** Given by the app to every control below it. */
export const CommonWordsContext = createContext<CommonWords | undefined>(undefined);

/** Returns the common words. */
export function useCommonWords(): CommonWords {
  const words = use(CommonWordsContext);
  if (words === undefined) throw new Error('the app gives the common words');
  return words;
}
