import { useTypedLength } from './use-typed-length.ts';

interface Props {
  readonly text: string;
  readonly letterMs: number;
  /** Types anew after this long; absent means once. */
  readonly restartMs?: number;
}

/**
 * Text that is typed out letter by letter. Assistive technology reads it once and whole, its full size is held from
 * the start, and with reduced motion it simply stands there.
 */
export function TypedText({ text, letterMs, restartMs }: Props) {
  const length = useTypedLength(text, letterMs, restartMs);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, length)}
        <span className="invisible">{text.slice(length)}</span>
      </span>
    </>
  );
}
