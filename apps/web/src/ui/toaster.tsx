import { Toaster as Sonner } from 'sonner';
import { noticeMargin } from './lift-over.ts';
import { useNoticeLift } from './use-notice-lift.ts';

const toastMs = 4000;
const visibleAtOnce = 3;

/** Notices in the lower corner, where they cover no heading and no field of a page just opened. */
export default function Toaster({ label }: { label: string }) {
  const lift = useNoticeLift();
  return (
    <Sonner
      duration={toastMs}
      visibleToasts={visibleAtOnce}
      containerAriaLabel={label}
      position="bottom-right"
      offset={{ right: noticeMargin, bottom: lift }}
      mobileOffset={{ left: noticeMargin, right: noticeMargin, bottom: lift }}
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
