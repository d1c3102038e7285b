import { use } from 'react';
import { Button } from './button.tsx';
import { FailureLabelContext } from './failure-label.ts';

interface Words {
  /** Names what could not be loaded, where the text alone does not. */
  readonly title?: string;
  readonly text: string;
  readonly retry: string;
}

/**
 * Shown where something could not be loaded, with a button to try again; announced, so that no notice repeats it. Names
 * the failed request, for questions to the operator, if an answer came.
 */
export function LoadFailure({
  words,
  error,
  onRetry,
}: {
  words: Words;
  /** The thrown error; undefined where the words already say everything. */
  error: unknown;
  onRetry: () => void;
}) {
  const failure = use(FailureLabelContext);
  const requestId = failure?.requestIdOf(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {words.title !== undefined && <strong className="block font-semibold">{words.title}</strong>}
        {words.text}
        {requestId !== undefined && (
          <span className="block text-sm text-muted">
            {failure?.label} <code className="break-all select-all">{requestId}</code>
          </span>
        )}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
