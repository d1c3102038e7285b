import { paths } from '@regelwerk/contract/shared/paths';
import { isRulePlace } from '../../lib/is-rule-place.ts';
import { formSessionKey, purchaseFromKey, readStored } from '../../lib/storage.ts';
import { useStore } from '../../lib/use-store.ts';
import { waitingRule } from '../rule/view/store.ts';

/**
 * Returns the address of the rule at which this purchase began, or else of the preview that waits; undefined if there
 * is neither.
 */
export function useWayBack(): string | undefined {
  const waiting = useStore(waitingRule) === undefined ? undefined : paths.preview;
  const from = readStored('session', purchaseFromKey);
  if (from === null || !isRulePlace(from) || from === paths.preview) return waiting;
  // the wizard keeps its answers in the same tab
  return from === paths.home && readStored('session', formSessionKey) === null ? waiting : from;
}
