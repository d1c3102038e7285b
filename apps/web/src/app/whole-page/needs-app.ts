import { pendingNoticeKey, readStored, waitingRuleKey } from '../../lib/storage.ts';

/**
 * Returns whether the page needs the app from the start: it is not whole without it, or this browser keeps a notice, or a
 * preview that the landing page leads back to.
 */
export function needsApp(root: HTMLElement, isWhole: boolean): boolean {
  return (
    !isWhole ||
    readStored('session', pendingNoticeKey) !== null ||
    (root.querySelector('[data-start]') !== null && readStored('local', waitingRuleKey) !== null)
  );
}
