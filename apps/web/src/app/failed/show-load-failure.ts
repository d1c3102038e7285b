import { PartFailure } from '../../lib/load-part.ts';
import { wordsHere } from './words-here.ts';

/** Says over a page that was rendered ahead that the app could not be loaded for it; `onRetry` loads it once more. */
export function showLoadFailure(error: unknown, onRetry: () => void): void {
  const words = wordsHere();
  const needsReload = error instanceof PartFailure && error.needsReload;
  const text = Object.assign(document.createElement('p'), {
    textContent: words[needsReload ? 'failed.old' : 'failed.offline'],
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'min-h-press rounded-control border border-line-strong px-4 py-2 text-sm font-medium hover:bg-sunken',
    textContent: words[needsReload ? 'failed.reload' : 'failed.retry'],
  });
  const notice = Object.assign(document.createElement('div'), {
    className:
      'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-4 text-sm text-ink shadow-raised',
  });
  notice.setAttribute('role', 'alert');
  button.addEventListener('click', () => {
    if (needsReload) return window.location.reload();
    notice.remove();
    onRetry();
  });
  notice.append(text, button);
  document.body.append(notice);
}
