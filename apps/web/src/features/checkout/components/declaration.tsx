import type { ComponentProps } from 'react';

/** A checkbox with the whole declaration, and a link that opens the text it refers to in a new window. */
export function Declaration({
  text,
  link,
  isMissing,
  ...checkbox
}: {
  text: string;
  link: { readonly label: string; readonly href: string };
  /** Whether the order waits for it. */
  isMissing: boolean;
} & Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>) {
  return (
    <div className={`rounded-card border bg-surface p-3 text-sm ${isMissing ? 'border-danger' : 'border-line'}`}>
      <label className="flex gap-3">
        <input
          type="checkbox"
          {...checkbox}
          aria-invalid={isMissing || undefined}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <span>{text}</span>
      </label>
      <a
        className="mt-1 ml-8 inline-block py-1 underline underline-offset-4"
        href={link.href}
        target="_blank"
        rel="noopener"
      >
        {link.label}
      </a>
    </div>
  );
}
