import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';
import { refuseRequest } from './refuse-request.ts';

const formType = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Refuses a malformed form, so that no handler meets the parser's error. */
export const requireReadableForm = createMiddleware<ServerEnv>(async function refuseBrokenForm(c, next) {
  if (formType.test(c.req.header('content-type') ?? '')) {
    try {
      await c.req.formData();
    } catch {
      return refuseRequest(c, 400, 'invalid_input', 'The form cannot be read');
    }
  }
  return next();
});
