import { limits } from '@regelwerk/contract/shared/limits';
import { Search } from 'lucide-react';
import type { FocusEventHandler, KeyboardEvent } from 'react';

/** The field that narrows a list of choices. */
export function ChoiceSearch({
  label,
  text,
  onChange,
  onKeyDown,
  onFocus,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus?: FocusEventHandler<HTMLInputElement>;
}) {
  return (
    <>
      <Search className="absolute top-3 left-3 size-4 text-muted" aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={limits.customModelName}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="min-h-10 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted"
      />
    </>
  );
}
