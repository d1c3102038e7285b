import { createStore } from '../../../lib/create-store.ts';
import { readStored, waitingRuleKey, writeStored } from '../../../lib/storage.ts';
import { restoreWaitingRule, type WaitingRule } from './model.ts';

const store = createStore(restoreWaitingRule(readStored('local', waitingRuleKey), new Date()));
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === waitingRuleKey) store.write(restoreWaitingRule(newValue, new Date()));
});

/** The last preview of this browser. It outlives sign-up, sign-in and a confirmation link in another tab. */
export const waitingRule = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  write: (next: WaitingRule | undefined) => {
    writeStored('local', waitingRuleKey, next === undefined ? null : JSON.stringify(next));
    store.write(next);
  },
};
