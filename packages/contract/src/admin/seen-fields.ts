import { z } from 'zod';

/** The values of a form's fields before any edit. */
export type ShownFields = Readonly<Record<string, unknown>> | undefined;

/**
 * Returns a schema for the previous values of every field that a change can have. The values are only compared and
 * never stored, so they are not cleaned or validated.
 */
export function seenFields<Shape extends z.ZodRawShape>(change: z.ZodObject<Shape>) {
  return z.partialRecord(change.keyof(), z.unknown()).optional();
}
