import { Button } from './button.tsx';

interface Words {
  readonly text: string;
  readonly retry: string;
}

/** Stands where something could not be loaded: what happened, and the way to try again. */
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
