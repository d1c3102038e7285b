import { vi } from 'vitest';

/** Has the API answer by path; the body of a path that is missing is an error. */
export function answer(bodies: Record<string, unknown>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).split('?')[0] ?? '';
    if (bodies[path] === undefined) return Response.json({ error: { message: 'Not today.' } }, { status: 503 });
    return Response.json(bodies[path]);
  });
}
