import { z } from 'zod';

const count = z.number().int().min(0).max(9999);

/** How many parts of a rule no longer hold in its project, by kind, as a device found them. */
export const staleCounts = z.strictObject({
  version: count,
  command: count,
  generated: count,
  convention: count,
  claim: count,
});
/** The same as a type. */
export type StaleCounts = Readonly<z.output<typeof staleCounts>>;
