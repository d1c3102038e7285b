import { Button } from './button.tsx';

interface Words {
  readonly text: string;
  readonly retry: string;
}

/** Shown where something could not be loaded, with a button to try again. */
export function LoadFailure({ words, onRetry }: { words: Words; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{words.text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
