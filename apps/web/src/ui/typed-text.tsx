import { useLayoutEffect, useRef } from 'react';
import { typeOut } from './type-out.ts';

interface Props {
  readonly text: string;
  readonly letterMs: number;
  /** Types again after this time; absent means once. */
  readonly restartMs?: number;
}

/**
 * Text that is typed out letter by letter. Assistive technology reads it once and whole; its full size is reserved
 * from the start; with reduced motion it is shown at once.
 */
export function TypedText({ text, letterMs, restartMs }: Props) {
  const shown = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (shown.current === null || rest.current === null) return undefined;
    return typeOut({ shown: shown.current, rest: rest.current }, text, { letterMs, restartMs });
  }, [text, letterMs, restartMs]);

  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        <span ref={shown} />
        <span ref={rest} className="invisible noscript:visible">
          {text}
        </span>
      </span>
    </>
  );
}
