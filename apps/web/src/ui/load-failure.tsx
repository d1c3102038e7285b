import { Button } from './button.tsx';
import { useCommonWords } from './common-words.ts';

/**
 * Shown where something could not be loaded, with a button to try again; announced, so that no notice repeats it. Names
 * the failed request, for questions to the operator, if an answer came.
 */
export function LoadFailure({
  title,
  text,
  error,
  retry,
  onRetry,
}: {
  /** Names what could not be loaded, where the text alone does not. */
  title?: string | undefined;
  text: string;
  /** The thrown error; undefined where the words already say everything. */
  error: unknown;
  /** What the button says, where it does not try the same again. */
  retry?: string;
  onRetry: () => void;
}) {
  const words = useCommonWords();
  const requestId = words.requestIdOf(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {title !== undefined && <strong className="block font-semibold">{title}</strong>}
        {text}
        {requestId !== undefined && (
          <span className="block text-sm text-muted">
            {words.request} <code className="break-all select-all">{requestId}</code>
          </span>
        )}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {retry ?? words.retry}
      </Button>
    </div>
  );
}
