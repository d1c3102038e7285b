import { Toaster as Sonner } from 'sonner';
import { useMedia } from './use-media.ts';

const toastMs = 4000;
const visibleAtOnce = 3;
const aboveBars = '9rem';
const belowHeader = '4.75rem';

/** The place where notices appear: away from the buttons of forms, steps and orders, and from a page's main action at its right. */
export function Toaster({ label }: { label: string }) {
  const isWide = useMedia('(width >= 48rem)');
  return (
    <Sonner
      duration={toastMs}
      visibleToasts={visibleAtOnce}
      containerAriaLabel={label}
      position={isWide ? 'top-center' : 'bottom-right'}
      offset={{ top: belowHeader, bottom: aboveBars }}
      mobileOffset={{ bottom: aboveBars }}
      expand
      gap={10}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-card border border-line-strong bg-surface p-4 font-sans text-sm text-ink shadow-raised data-[type=error]:border-danger',
          title: 'font-semibold in-data-[type=error]:text-danger',
          description: 'mt-0.5 text-muted',
          icon: 'mt-0.5',
          actionButton:
            'ml-auto min-h-8 shrink-0 cursor-pointer rounded-control border border-line-strong px-3 font-medium hover:bg-sunken',
        },
      }}
    />
  );
}
