import { flushSync } from 'react-dom';

const typedIn = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Fires an input event on each field before a form is submitted: some password managers fill fields without one, so React misses
 * the value. React ignores the event for a value that it already has.
 */
export function heedSilentFields(): void {
  const heed = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    flushSync(() => {
      for (const field of target.elements) {
        if (field.matches(typedIn)) field.dispatchEvent(new Event('input', { bubbles: true }));
        if (field.matches('select')) field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  };
  window.addEventListener('submit', heed, { capture: true });
}
