import './show-press-first.css';
import { startTransition, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Opens a tab in two steps, because its panel can be long: the pressed tab is marked at once, and the panel follows once the browser
 * has painted that. The mark is set outside of React, which would render the open panel again for it. Returns the list's ref and what
 * the group of tabs calls; each tab names itself in `data-tab`.
 */
export function usePressedTab<Name extends string>(open: Name, onOpen: (name: Name) => void) {
  const list = useRef<HTMLDivElement>(null);
  const tabs = () => Array.from(list.current?.children ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every newly opened panel ends the mark
  useEffect(() => {
    for (const tab of tabs()) tab.removeAttribute('data-pressed');
  }, [open]);
  return {
    list,
    press: (name: string) => {
      for (const tab of tabs()) tab.toggleAttribute('data-pressed', tab.getAttribute('data-tab') === name);
      afterPaint(() => startTransition(() => onOpen(name as Name)));
    },
  };
}
