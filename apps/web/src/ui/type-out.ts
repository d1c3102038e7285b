/**
 * Moves the text from `rest` to `shown`, one letter every `letterMs`, and again after `restartMs` if given. `sinceMs`
 * is the moment, as of `performance.now()`, when the typing began in the page before the app. Changes the elements directly
 * instead of through state, because each letter would interrupt React's rendering, and starve it on a slow machine. Returns a
 * function that stops it.
 */
export function typeOut(
  { shown, rest }: { readonly shown: HTMLElement; readonly rest: HTMLElement },
  text: string,
  {
    letterMs,
    restartMs,
    sinceMs,
  }: { readonly letterMs: number; readonly restartMs: number | undefined; readonly sinceMs: number | undefined },
): () => void {
  let letters = 0;
  const show = (length: number) => {
    shown.textContent = text.slice(0, length);
    rest.textContent = text.slice(length);
  };
  const type = (begin: number) => {
    window.clearInterval(letters);
    let length = Math.min(begin, text.length);
    show(length);
    if (length === text.length) return;
    letters = window.setInterval(() => {
      length += 1;
      show(length);
      if (length >= text.length) window.clearInterval(letters);
    }, letterMs);
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(text.length);
    return () => undefined;
  }
  type(sinceMs === undefined ? 0 : Math.floor((performance.now() - sinceMs) / letterMs));
  const restarts = restartMs === undefined ? undefined : window.setInterval(() => type(0), restartMs);
  return () => {
    window.clearInterval(letters);
    window.clearInterval(restarts);
  };
}
