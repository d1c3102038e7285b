import { z } from 'zod';
import type { World } from './world.ts';

/** One call of the API: its parameters, and what it does. `id` is the one in the path. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly parameters: z.ZodObject;
  readonly run: (world: World, parameters: never, id: string) => Promise<object>;
}

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

// everything arrives as text
export const whole = z.coerce.number().int();
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const text = z.string().max(5000);
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
/** An empty text takes the value away. */
export const clearable = text.transform((value) => (value === '' ? null : value));

/** What was there with what was sent; an empty text removes a key. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
