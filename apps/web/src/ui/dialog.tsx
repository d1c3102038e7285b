import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCommonWords } from './common-words.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

const widths = {
  narrow: 'max-w-[425px]',
  usual: 'max-w-lg',
  form: 'max-w-[550px]',
  pair: 'max-w-lg lg:max-w-4xl',
  wide: 'max-w-6xl',
};

/** A dialog over the page: takes the focus, returns it, and closes with Escape. The caller provides the texts. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  width = 'usual',
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  const returned = useReturnedFocus();
  const { close } = useCommonWords();
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Primitive.Content
          {...returned}
          onEscapeKeyDown={keepShownOnce}
          onInteractOutside={keepShownOnce}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={`fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[calc(100vw-1.5rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-paper p-5 shadow-raised sm:p-6 ${widths[width]}`}
        >
          <Primitive.Title className="pr-10 text-lg font-semibold tracking-tight break-words hyphens-auto">
            {title}
          </Primitive.Title>
          {description !== undefined && (
            <Primitive.Description className="mt-1 text-sm break-words text-muted">{description}</Primitive.Description>
          )}
          <Primitive.Close
            aria-label={close}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <X className="size-4" aria-hidden="true" />
          </Primitive.Close>
          <div className="mt-4">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Keeps a dialog open for a slip while it shows what is not shown again, marked with `data-shown-once`; a button closes it. */
function keepShownOnce(event: Event): void {
  if (document.querySelector('[data-shown-once]') !== null) event.preventDefault();
}
