import { useEffect, useState } from 'react';

const pauseMs = 150;

/** Returns a text once it has not changed for a moment, so that not every key asks the server. */
export function useCalmText(text: string): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
