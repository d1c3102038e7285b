import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { freePlace, type Place } from './free-place.ts';

const gap = 10;
const events = ['scroll', 'resize'] as const;

/** Returns a place for the notices in which they cover no primary button, also after the page has changed under them. */
export function useFreePlace(): Place {
  const { toasts } = useSonner();
  const [place, setPlace] = useState<Place>(() => placeNow([]));
  const isShown = toasts.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const look = () => setPlace(placeNow(document.querySelectorAll('[data-sonner-toast][data-visible=true]')));
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
  return place;
}

function placeNow(notices: Iterable<Element>): Place {
  const sizes = Array.from(notices, (notice) => notice.getBoundingClientRect());
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height + gap, 0);
  const primary = Array.from(document.querySelectorAll('.primary-action'), (button) => button.getBoundingClientRect());
  return freePlace({ width: window.innerWidth, height: window.innerHeight }, { width, height }, primary);
}
