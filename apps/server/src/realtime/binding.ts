import { z } from 'zod';
import { type Condition, parseConditions } from './parse-conditions.ts';

const requested = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(1000).optional(),
  select: z.array(z.string().max(63)).max(100).optional(),
});

/** The payload of `phx_join`; everything except table changes is ignored. */
export const joinPayload = z.object({
  config: z.object({ postgres_changes: z.array(requested).max(100).nullish() }).optional(),
  access_token: z.string().nullish(),
});

/** A subscription to the changes of one table (or of all), with the id that the client uses for it. */
export type Binding = z.infer<typeof requested> & { readonly id: number; readonly conditions: readonly Condition[] };

/** Returns the requested subscription, or the reason for refusing it. */
export function createBinding(asked: z.infer<typeof requested>, id: number): Binding | { readonly fault: string } {
  const conditions = asked.filter === undefined || asked.filter === '' ? [] : parseConditions(asked.filter);
  return 'fault' in conditions ? conditions : { ...asked, id, conditions };
}

/** The cost of an object beside its texts, in bytes. */
const objectBytes = 40;

/** Returns about how many bytes a binding keeps: its texts, itself and its comparisons. */
export function bytesOfBinding({ schema, table = '', filter = '', select = [], conditions }: Binding): number {
  const texts = [schema, table, filter, ...select].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return texts + objectBytes * (1 + select.length + conditions.length);
}

/**
 * Returns a binding for the reply to a join, which echoes each binding as requested, in the same order, with its id.
 */
export function presentBinding({ conditions: _, ...asked }: Binding): object {
  return asked;
}
