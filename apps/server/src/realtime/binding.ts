import { z } from 'zod';
import { type Condition, parseConditions } from './parse-conditions.ts';

const requested = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(1000).optional(),
  select: z.array(z.string().max(63)).max(100).optional(),
});

/** What `phx_join` asks for; everything but the changes of tables is left aside. */
export const joinPayload = z.object({
  config: z.object({ postgres_changes: z.array(requested).max(100).nullish() }).optional(),
  access_token: z.string().nullish(),
});

/** One subscription to the changes of a table (or of all), with the id the client knows it by. */
export type Binding = z.infer<typeof requested> & { readonly id: number; readonly conditions: readonly Condition[] };

/** The subscription that was asked for, or why it cannot be had. */
export function createBinding(asked: z.infer<typeof requested>, id: number): Binding | { readonly fault: string } {
  const conditions = asked.filter === undefined || asked.filter === '' ? [] : parseConditions(asked.filter);
  return 'fault' in conditions ? conditions : { ...asked, id, conditions };
}

/** The reply to a join echoes each binding as it was asked for, in the same order, with its id. */
export function presentBinding({ conditions: _, ...asked }: Binding): object {
  return asked;
}
