import { useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';

/**
 * For the content of a dialog: returns the focus to where it came from, or near it if that is gone or disabled. A field
 * with `data-first-focus` gets it first; `autoFocus` would take it before anybody knows where it came from.
 */
export function useReturnedFocus() {
  const giveBack = useRef(() => {});
  return {
    onOpenAutoFocus: (event: Event) => {
      giveBack.current = rememberFocus(document.activeElement);
      const first = event.target instanceof Element && event.target.querySelector<HTMLElement>('[data-first-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // something else has taken the focus on purpose
      if (document.activeElement === document.body || document.activeElement === null) giveBack.current();
    },
  };
}
