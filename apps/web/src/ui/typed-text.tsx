import { useEffect, useState } from 'react';

/**
 * Text that is typed out letter by letter, by its style alone, so that a prerendered page needs no script for it; again
 * after `restartMs` if given. Assistive technology reads it once and whole; its full size is reserved from the start;
 * with reduced motion it is shown at once. A text that is typed is one text again, for those who copy or translate it.
 */
export function TypedText({ text, letterMs, restartMs }: { text: string; letterMs: number; restartMs?: number }) {
  const [isTyping, setTyping] = useState(true);
  const typingMs = text.length * letterMs;
  const nextMs = isTyping ? typingMs : restartMs && restartMs - typingMs;
  useEffect(() => {
    if (nextMs === undefined) return undefined;
    const timer = window.setTimeout(() => setTyping(!isTyping), nextMs);
    return () => window.clearTimeout(timer);
  }, [isTyping, nextMs]);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {isTyping
          ? lettersOf(text).map(({ letter, at }) => (
              <span key={at} className="typed-letter" style={{ animationDelay: `${at * letterMs}ms` }}>
                {letter}
              </span>
            ))
          : text}
      </span>
    </>
  );
}

function lettersOf(text: string): { readonly letter: string; readonly at: number }[] {
  return [...text].map((letter, at) => ({ letter, at }));
}
