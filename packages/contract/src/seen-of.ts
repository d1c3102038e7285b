import { z } from 'zod';

/** The fields of a form as it showed them, before any was changed. */
export type Seen = Readonly<Record<string, unknown>> | undefined;

/**
 * What a form showed of every field that the given change can have. Values are compared and never kept, so they are
 * taken as they stood, even where a change would be cleaned or refused.
 */
export function seenOf<Shape extends z.ZodRawShape>(change: z.ZodObject<Shape>) {
  return z.partialRecord(change.keyof(), z.unknown()).optional();
}
