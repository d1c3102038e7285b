import type { ReactNode } from 'react';

interface Props {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly title: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
}

/**
 * A selectable card: a real radio button or checkbox covers it, so keyboards and screen readers work as usual. Its color changes at
 * once: a transition would delay the answer to a press, and its events are work for a slow phone.
 */
export function ChoiceCard({ type, name, value, title, checked, onChange, children }: Props) {
  const mark = type === 'radio' ? 'rounded-full' : 'rounded-[5px]';
  return (
    <label className="relative flex min-w-0 gap-3 rounded-card border border-line bg-surface px-3.5 py-2 hover:border-line-strong sm:p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        className="hidden-input peer"
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        aria-hidden="true"
        className={`mt-0.5 grid sm:mt-1 size-4 shrink-0 place-items-center border border-line-strong text-on-accent peer-checked:border-accent peer-checked:bg-accent ${mark}`}
      >
        <svg viewBox="0 0 12 12" className={`size-3 ${checked ? '' : 'invisible'}`} fill="none" aria-hidden="true">
          <path
            d="M2.5 6.5 5 9l4.5-5.5"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium sm:leading-normal">{title}</span>
        {children}
      </span>
    </label>
  );
}
