import { useEffect, useState } from 'react';

/** How many letters of the text are typed by now; all of them with reduced motion. */
export function useTypedLength(text: string, letterMs: number, restartMs: number | undefined): number {
  const [typed, setTyped] = useState({ text, length: 0 });

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setTyped({ text, length: text.length });
      return undefined;
    }
    let length = 0;
    setTyped({ text, length });
    const type = () => {
      length = Math.min(text.length, length + 1);
      setTyped({ text, length });
    };
    const letters = window.setInterval(type, letterMs);
    const restart = restartMs === undefined ? undefined : window.setInterval(() => (length = 0), restartMs);
    return () => {
      window.clearInterval(letters);
      window.clearInterval(restart);
    };
  }, [text, letterMs, restartMs]);

  return typed.text === text ? typed.length : 0;
}
