import { createContext } from 'react';

/** The word before the id of a failed request, in the language of the page; `requestIdOf` finds the id in an error. */
export interface FailureLabel {
  readonly label: string;
  readonly requestIdOf: (error: unknown) => string | undefined;
}

/** Given by the app to every notice of a failed read below it. */
export const FailureLabelContext = createContext<FailureLabel | undefined>(undefined);
