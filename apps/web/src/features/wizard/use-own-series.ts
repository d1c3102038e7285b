import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Returns a click handler for a control that takes the place of another. It refuses the clicks of a quick series that
 * began before the control was there, because they were meant for the other one. Browsers count such a series by place
 * and time, whatever it meets.
 */
export function useOwnSeries(): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  useEffect(() => {
    const note = ({ detail }: globalThis.MouseEvent) => {
      if (detail <= 1) hasBegun.current = true;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return (event) => {
    if (event.detail > 1 && !hasBegun.current) event.preventDefault();
  };
}
