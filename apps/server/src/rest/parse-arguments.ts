import { RestError } from './errors.ts';

/** The arguments of a function by their names. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Parses the arguments of a call: a JSON object by name; an empty body means none. */
export function parseArguments(body: string): Arguments {
  if (body.trim() === '') return {};
  try {
    const parsed = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // refused below, like any other body that is not an object
  }
  throw new RestError(400, 'PGRST102', 'The arguments must be a JSON object');
}
