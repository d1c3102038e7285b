import { z } from 'zod';

const requested = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(1000).optional(),
});

/** What `phx_join` asks for; everything but the changes of tables is left aside. */
export const joinPayload = z.object({
  config: z.object({ postgres_changes: z.array(requested).max(100).nullish() }).optional(),
  access_token: z.string().nullish(),
});

/** One subscription to the changes of a table (or of all), with the id the client knows it by. */
export type Binding = z.infer<typeof requested> & { readonly id: number };

/** The reply to a join echoes each binding as it was asked for, in the same order, with its id. */
export function presentBinding({ id, event, schema, table, filter }: Binding): object {
  return { id, event, schema, ...(table === undefined ? {} : { table }), ...(filter === undefined ? {} : { filter }) };
}
