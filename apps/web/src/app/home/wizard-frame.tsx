import { Skeleton } from '../../ui/skeleton.tsx';

const steps = [1, 2, 3, 4, 5];
const rows = [1, 2, 3, 4, 5, 6];

/** The shape of the wizard while its code loads: circles, question, cards. */
export function WizardFrame() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:py-8">
      <div className="flex justify-around">
        {steps.map((step) => (
          <Skeleton key={step} className="size-10 rounded-full" />
        ))}
      </div>
      <Skeleton className="mt-14 h-9 w-4/5 max-w-md" />
      <div className="mt-6 grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    </div>
  );
}
