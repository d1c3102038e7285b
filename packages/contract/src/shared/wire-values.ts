import { z } from 'zod';

/** A point in time in a response: an ISO string, into which a date of the database is turned. */
export const wireTime = z.union([z.string(), z.date().transform((date) => date.toISOString())]);

/** The response of a call that only does something. */
export const successResponse = z.object({ success: z.literal(true) });
