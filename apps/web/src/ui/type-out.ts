/**
 * Moves the text from `rest` to `shown`, one letter every `letterMs`, and again after `restartMs` if given. Changes
 * the elements directly instead of through state, because each letter would interrupt React's rendering, and starve
 * it on a slow machine. Returns a function that stops it.
 */
export function typeOut(
  { shown, rest }: { readonly shown: HTMLElement; readonly rest: HTMLElement },
  text: string,
  { letterMs, restartMs }: { readonly letterMs: number; readonly restartMs: number | undefined },
): () => void {
  let letters = 0;
  const show = (length: number) => {
    shown.textContent = text.slice(0, length);
    rest.textContent = text.slice(length);
  };
  const type = () => {
    window.clearInterval(letters);
    let length = 0;
    show(length);
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
  type();
  const restarts = restartMs === undefined ? undefined : window.setInterval(type, restartMs);
  return () => {
    window.clearInterval(letters);
    window.clearInterval(restarts);
  };
}
