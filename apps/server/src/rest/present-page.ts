import type { ServerContext } from '../http/bindings.ts';
import { describePage } from './describe-page.ts';
import type { Page } from './prepare-read.ts';
import type { UnsentAnswers } from './unsent-answers.ts';

/** Answers a page as an array, or as one object if the caller asked for it; HEAD gets only the headers. */
export function presentPage(c: ServerContext, page: Page, unsent: UnsentAnswers): Response {
  const { status, body, headers } = describePage(c.req.header('accept'), page);
  const length = Buffer.byteLength(body);
  if (c.req.method !== 'HEAD') unsent.add(c, length);
  return c.body(body, status, {
    ...headers,
    // set here, so that the compression middleware skips short answers
    'content-length': String(length),
  });
}
