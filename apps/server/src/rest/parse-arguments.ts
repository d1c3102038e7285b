import type { Catalogue } from './catalogue.ts';
import { RestError } from './errors.ts';

/** The arguments of a function call by POST: a JSON object by name; an empty body means none. */
export function parseArguments(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  try {
    const parsed = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // told below, as any other body that is no object
  }
  throw new RestError(400, 'PGRST102', 'The arguments must be a JSON object');
}

/** Of a call by GET, the parameters that some function of this name takes are arguments, the others shape the result. */
export function splitArguments(
  catalogue: Catalogue,
  name: string,
  all: URLSearchParams,
): { given: Record<string, unknown>; parameters: URLSearchParams } {
  const known = new Set(
    catalogue.functions
      .filter((one) => one.name === name)
      .flatMap((one) => one.arguments.map((argument) => argument.name)),
  );
  const entries = [...all];
  return {
    given: Object.fromEntries(entries.filter(([key]) => known.has(key))),
    parameters: new URLSearchParams(entries.filter(([key]) => !known.has(key))),
  };
}
