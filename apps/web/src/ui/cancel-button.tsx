import { Button } from './button.tsx';
import { useCommonWords } from './common-words.ts';

/** Leaves a dialog without its action. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  const { cancel } = useCommonWords();
  return (
    <Button variant="secondary" onClick={onClick}>
      {cancel}
    </Button>
  );
}
