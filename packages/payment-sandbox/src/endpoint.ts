import { z } from 'zod';
import type { World } from './world.ts';

/** One call of the API: its parameters and its handler. `id` is the one in the path. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly parameters: z.ZodObject;
  readonly run: (world: World, parameters: never, id: string) => Promise<object>;
}

/** Declares one call of the API; invalid parameters are refused as the provider refuses them. */
export function endpoint<Shape extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: string,
  shape: Shape,
  run: (world: World, parameters: z.output<z.ZodObject<Shape>>, id: string) => Promise<object>,
): Endpoint {
  return {
    method,
    path,
    parameters: z.strictObject({ expand: z.array(z.string()).optional(), ...shape }),
    run,
  } as Endpoint;
}

/** An integer; parameters arrive as text. */
export const integerParameter = z.coerce.number().int();
/** A boolean, sent as `true` or `false`. */
export const flagParameter = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A text of at most 5,000 characters. */
export const textParameter = z.string().max(5000);
/** Metadata: keys of at most 40 and values of at most 500 characters. */
export const metadataParameter = z.record(z.string().max(40), z.string().max(500)).optional();
/** A text; an empty one removes the value. */
export const clearableParameter = textParameter.transform((value) => (value === '' ? null : value));

/** Merges sent metadata into the existing one; an empty text removes a key. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
