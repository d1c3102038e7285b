import type { Found } from '@regelwerk/contract/admin/admin-search';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

interface Props {
  id: string;
  found: Found;
  isChosen: boolean;
  onOpen: () => void;
  onPoint: () => void;
}

/** One result. The keyboard reaches it from the search field, which keeps the focus. */
export function FoundItem({ id, found: { title, detail, state }, isChosen, onOpen, onPoint }: Props) {
  const t = useText<string>(copy);
  const key = `search.state.${state}`;
  const stateText = key in copy.en ? t(key) : state;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field points to the option and keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onOpen}
      onMouseMove={onPoint}
      className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-2 py-1.5 text-sm ${isChosen ? 'bg-sunken' : ''}`}
    >
      <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
      {detail !== '' && <span className="min-w-0 wrap-anywhere text-muted">{detail}</span>}
      {stateText !== '' && <span className="ml-auto text-muted">{stateText}</span>}
    </div>
  );
}
