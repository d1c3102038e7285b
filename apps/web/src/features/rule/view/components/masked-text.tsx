import { splitAtMask } from '../model.ts';

/** Text whose hidden words are drawn as blurred bars. */
export function MaskedText({ text }: { text: string }) {
  return splitAtMask(text).map(({ start, text: part, isHidden }) =>
    isHidden ? (
      <span
        key={start}
        aria-hidden="true"
        className="rounded-[3px] bg-line-strong text-transparent opacity-45 blur-[2px] select-none"
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
