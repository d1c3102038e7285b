/**
 * Moves the text from `rest` to `shown`, one letter each `letterMs`, and again after `restartMs` where that is given.
 * It works on the elements and not by state: each letter would interrupt, and on a slow machine starve, what React is
 * rendering meanwhile. Answers how to stop it.
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
