const settleMs = 600;

/** Runs `work` once the page has loaded and painted; returns a function that cancels it. */
export function whenIdle(work: () => unknown): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(work, settleMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    window.clearTimeout(timer);
  };
}
