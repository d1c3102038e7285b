import { useLayoutEffect, useRef } from 'react';
import { typeOut } from './type-out.ts';
import type { TypedTurns } from './typed-turns.ts';

interface Props {
  readonly text: string;
  readonly letterMs: number;
  /** Types again after this time; absent means once. */
  readonly restartMs?: number;
  /** The moment when the page began to type this text by itself, before the app; absent if it did not. */
  readonly sinceMs?: number | undefined;
  /** Lets a page that is rendered ahead type the text without a script. */
  readonly isTypedByStyle?: boolean;
  /** Texts that a page rendered ahead types in turn, until the app takes over. */
  readonly turns?: Pick<TypedTurns, 'texts' | 'everyMs'> | undefined;
}

/**
 * Text that is typed out letter by letter. Assistive technology reads it once and whole; its full size is reserved
 * from the start; with reduced motion it is shown at once.
 */
export function TypedText({ text, letterMs, restartMs, sinceMs, isTypedByStyle = false, turns }: Props) {
  const shown = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (shown.current === null || rest.current === null) return undefined;
    return typeOut({ shown: shown.current, rest: rest.current }, text, { letterMs, restartMs, sinceMs });
  }, [text, letterMs, restartMs, sinceMs]);

  const typed = (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        <span ref={shown} />
        {import.meta.env.SSR && isTypedByStyle ? (
          lettersOf(text).map(({ letter, at }) => (
            <span key={at} className="typed-letter" style={{ animationDelay: `${at * letterMs}ms` }}>
              {letter}
            </span>
          ))
        ) : (
          <span ref={rest} className="invisible noscript:visible">
            {text}
          </span>
        )}
      </span>
    </>
  );
  if (!import.meta.env.SSR || turns === undefined) return typed;
  const whole: TypedTurns = { ...turns, letterMs, isTypedByStyle };
  return <span data-typed-turns={JSON.stringify(whole)}>{typed}</span>;
}

function lettersOf(text: string): { readonly letter: string; readonly at: number }[] {
  return [...text].map((letter, at) => ({ letter, at }));
}
