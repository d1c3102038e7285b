import { useEffect, useRef } from 'react';

/** Gives the focus to the control marked `data-generates` where generating ended without a rule: its screen took the place of the form. */
export function useFocusAfterGenerating(isGenerating: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isGenerating) document.querySelector<HTMLElement>('[data-generates]')?.focus();
    was.current = isGenerating;
  }, [isGenerating]);
}
