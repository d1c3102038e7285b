import type { Catalog } from './catalog.ts';
import { RestError } from './errors.ts';

/** Parses the arguments of a POST function call: a JSON object by name; an empty body means none. */
export function parseArguments(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  try {
    const parsed = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // refused below, like any other body that is not an object
  }
  throw new RestError(400, 'PGRST102', 'The arguments must be a JSON object');
}

/**
 * Splits the parameters of a GET call: those that a function of this name takes are arguments, the others shape the
 * result.
 */
export function splitArguments(
  catalog: Catalog,
  name: string,
  all: URLSearchParams,
): { given: Record<string, unknown>; parameters: URLSearchParams } {
  const known = new Set(
    catalog.functions
      .filter((one) => one.name === name)
      .flatMap((one) => one.arguments.map((argument) => argument.name)),
  );
  const entries = [...all];
  return {
    given: Object.fromEntries(entries.filter(([key]) => known.has(key))),
    parameters: new URLSearchParams(entries.filter(([key]) => !known.has(key))),
  };
}
