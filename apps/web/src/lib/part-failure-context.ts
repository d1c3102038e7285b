import { type ComponentType, createContext } from 'react';

interface Props {
  /** True if only a reload of the page brings the part. */
  readonly needsReload: boolean;
  readonly onRetry: () => void;
}

/** The notice in the place of a part whose code could not be loaded; given by the app. */
export const PartFailureContext = createContext<ComponentType<Props>>(() => null);
