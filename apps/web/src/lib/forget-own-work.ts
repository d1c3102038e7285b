import { formSessionKey, projectKey, purchaseFromKey, waitingRuleKey, writeStored } from './storage.ts';

/** Removes what this browser keeps of a person's work, for when they sign out or delete their account. */
export function forgetOwnWork(): void {
  writeStored('session', formSessionKey, null);
  writeStored('session', purchaseFromKey, null);
  writeStored('local', waitingRuleKey, null);
  writeStored('session', waitingRuleKey, null);
  writeStored('local', projectKey, null);
  writeStored('session', projectKey, null);
}
