import { directionMarks } from '@regelwerk/contract/shared/direction-marks';
import type { ServerContext } from './bindings.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
/** An escape of JSON; the first group is a direction mark. */
const escaped = /\\(?:(u(?:202[a-e]|206[6-9]))|.)/gis;

/**
 * Returns the JSON text of a body without direction marks; undefined if it is not UTF-8, which a lenient decoder would
 * silently change.
 */
export async function readText(c: ServerContext): Promise<string | undefined> {
  const bytes = await c.req.arrayBuffer();
  try {
    const text = decoder.decode(bytes).replaceAll(directionMarks, '');
    return text.includes('\\u') ? text.replaceAll(escaped, (all, mark) => (mark === undefined ? all : '')) : text;
  } catch {
    return undefined;
  }
}
