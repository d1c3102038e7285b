import type { ServerContext } from './bindings.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Returns the body as text; undefined if it is not UTF-8, which a lenient decoder would silently change. */
export async function readText(c: ServerContext): Promise<string | undefined> {
  const bytes = await c.req.arrayBuffer();
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
