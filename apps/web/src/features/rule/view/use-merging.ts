import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { type ComponentType, createContext, useContext } from 'react';

/** What merges a delivery into files that the person has. */
interface MergingProps {
  readonly title: string;
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** The dialog that merges; none where a rule is only looked at. */
export const MergingContext = createContext<ComponentType<MergingProps> | undefined>(undefined);

/** Returns the dialog that merges on the page that surrounds the caller. */
export function useMerging(): ComponentType<MergingProps> | undefined {
  return useContext(MergingContext);
}
