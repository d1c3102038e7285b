const settleMs = 600;

/** Runs `work` once the page has loaded and its first pictures are painted; returns how to call it off. */
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
