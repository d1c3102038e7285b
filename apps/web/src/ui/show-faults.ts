import { flushSync } from 'react-dom';

/** Shows the faults of the form or dialog around a control, then gives the first of them the focus; nothing if there is none. */
export function showFaults(control: Element, show: () => void): void {
  flushSync(show);
  control
    .closest('form, [role=dialog], [role=alertdialog]')
    ?.querySelector<HTMLElement>('[aria-invalid=true]')
    ?.focus();
}
