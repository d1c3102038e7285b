import { flushSync } from 'react-dom';

const typedIn = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Before a form is sent, has it read what stands in its fields: some password managers fill them without an event, so React
 * does not know. React ignores the event for a field that it does know.
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
