const calmMs = 6_000;
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Runs `work` at the person's first action, else after six seconds: for large code that is needed later and must not
 * delay the first paint. Returns a function that cancels it.
 */
export function whenCalm(work: () => void): () => void {
  const start = () => {
    callOff();
    work();
  };
  const timer = window.setTimeout(start, calmMs);
  const callOff = () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, start);
  };
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  return callOff;
}
