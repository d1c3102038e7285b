import type { ComponentProps } from 'react';

/** The box that a person ticks before a rule is generated, with the words that they confirm. */
export function ConsentBox({
  words,
  isGiven,
  onGive,
  className = '',
  ...attributes
}: Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  words: string;
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
}) {
  return (
    <label className={`flex gap-3 ${className}`}>
      <input
        {...attributes}
        type="checkbox"
        checked={isGiven}
        onChange={(event) => onGive(event.target.checked)}
        className="size-5 shrink-0 accent-(--accent)"
      />
      <span className="max-w-prose text-sm">{words}</span>
    </label>
  );
}
