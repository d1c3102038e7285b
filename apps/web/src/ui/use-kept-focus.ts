import { useEffect } from 'react';
import { rememberFocus } from './remember-focus.ts';

/** Gives the focus to a neighbor when the focused control is removed from the page; the browser would drop it. */
export function useKeptFocus(): void {
  useEffect(() => {
    let control: Element | null = null;
    let giveOn = () => {};
    const follow = ({ target }: FocusEvent) => {
      // dialogs and menus stand outside of the page and return the focus by themselves
      control = target instanceof Element && target.closest('#root') !== null ? target : null;
      giveOn = rememberFocus(control);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body && control?.isConnected === false) giveOn();
    });
    document.addEventListener('focusin', follow);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, []);
}
