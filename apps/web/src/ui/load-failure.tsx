import { Button } from './button.tsx';

interface Words {
  /** Names what could not be loaded, where the text alone does not. */
  readonly title?: string;
  readonly text: string;
  readonly retry: string;
}

/** Shown where something could not be loaded, with a button to try again; announced, so that no notice repeats it. */
export function LoadFailure({ words, onRetry }: { words: Words; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {words.title !== undefined && <strong className="block font-semibold">{words.title}</strong>}
        {words.text}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
