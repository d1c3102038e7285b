import { vi } from 'vitest';

/** Has the API answer by method and path; a call that is missing fails. */
export function answer(bodies: Record<string, unknown>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, { method = 'GET' } = {}) => {
    const body = bodies[`${method} ${input}`];
    if (body instanceof Response) return body.clone();
    if (body === undefined) return Response.json({ error: { message: 'Not today.' } }, { status: 503 });
    return Response.json(body);
  });
}
