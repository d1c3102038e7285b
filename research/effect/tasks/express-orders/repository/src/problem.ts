import type { ErrorRequestHandler, RequestHandler } from 'express';

/** An answer that is not what the caller hoped for. Throw it anywhere in a handler. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const unknownPath: RequestHandler = () => {
  throw new Problem(404, 'unknown_path', 'There is nothing at this address.');
};

/** Answers every problem in one shape: {"problem": code, "detail": sentence}. */
export const answerProblem: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  if (error instanceof Problem) {
    response.status(error.status).json({ problem: error.code, detail: error.message });
    return;
  }
  if (error?.type === 'entity.too.large') {
    response.status(413).json({ problem: 'too_large', detail: 'The body is too large.' });
    return;
  }
  if (typeof error?.status === 'number' && error.status < 500) {
    response.status(400).json({ problem: 'unreadable', detail: 'The request cannot be read.' });
    return;
  }
  console.error(error);
  response.status(500).json({ problem: 'internal', detail: 'Something went wrong.' });
};
