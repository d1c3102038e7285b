import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { MergingContext } from '../../rule/view/use-merging.ts';

const MergeDialog = lazyPart(async () => (await import('../../project/components/merge-dialog.tsx')).default);

/** Lets the rule below be merged into files of the person's project. */
export function WithMerging({ children }: { children: ReactNode }) {
  return <MergingContext value={Merging}>{children}</MergingContext>;
}

function Merging(props: ComponentProps<typeof MergeDialog>) {
  return (
    <Suspense>
      <MergeDialog {...props} />
    </Suspense>
  );
}
