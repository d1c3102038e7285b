import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { liftOver, noticeMargin } from './lift-over.ts';

const gap = 10;
const events = ['scroll', 'resize'] as const;

/** Returns how far above the bottom of the screen notices cover no primary button, also after the page has changed under them. */
export function useNoticeLift(): number {
  const { toasts } = useSonner();
  const [lift, setLift] = useState(noticeMargin);
  const isShown = toasts.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const look = () => setLift(liftNow(document.querySelectorAll('[data-sonner-toast][data-visible=true]')));
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    for (const type of events) window.addEventListener(type, soon, { capture: true, passive: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const type of events) window.removeEventListener(type, soon, { capture: true });
    };
  }, [isShown]);
  return lift;
}

function liftNow(notices: Iterable<Element>): number {
  const boxes = Array.from(notices, (notice) => notice.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const height = boxes.reduce((sum, box) => sum + box.height + gap, 0);
  const primary = Array.from(document.querySelectorAll('.primary-action'), (button) => button.getBoundingClientRect());
  return liftOver(window.innerHeight, { left, right, height }, primary);
}
