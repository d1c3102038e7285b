import { createStore } from '../../../lib/create-store.ts';
import { readStored, waitingRuleKey, writeStored } from '../../../lib/storage.ts';
import { restoreWaitingRule, type WaitingRule } from './model.ts';

const restore = () =>
  restoreWaitingRule(readStored('local', waitingRuleKey), new Date(), readStored('session', waitingRuleKey));
const store = createStore(restore());
window.addEventListener('storage', ({ key }) => {
  if (key === waitingRuleKey) store.write(restore());
});

/** Keeps the project of a preview in this tab alone, unless the device remembers it. */
function keep(next: WaitingRule | undefined, remembersProject: boolean): void {
  const { project, ...rule } = next ?? {};
  const hasOwn = project !== undefined && !remembersProject;
  const kept = hasOwn ? rule : next;
  writeStored('session', waitingRuleKey, hasOwn ? JSON.stringify({ requestId: next?.requestId, project }) : null);
  writeStored('local', waitingRuleKey, kept === undefined ? null : JSON.stringify(kept));
  store.write(next);
}

/** The last preview of this browser. It outlives sign-up, sign-in and a confirmation link in another tab. */
export const waitingRule = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  write: keep,
  /** Forgets the project of the preview, which has to be read again for the whole rule. */
  forgetProject: () => {
    const { project, ...rule } = store.read() ?? {};
    if (project !== undefined) keep(rule as WaitingRule, false);
  },
  /** Keeps the project of the preview on this device, or in this tab alone. */
  rememberProject: (isRemembered: boolean) => {
    const rule = store.read();
    if (rule?.project !== undefined) keep(rule, isRemembered);
  },
};
