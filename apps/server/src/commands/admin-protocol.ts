import { z } from 'zod';

/** A command as it travels to the server: one line of JSON. */
export const commandRequest = z.object({
  version: z.string(),
  command: z.string(),
  words: z.array(z.string()).max(200),
});

/** One line of the server's answer: a line to print, a fault to print, or the exit code, which ends the answer. */
export const commandAnswer = z.union([
  z.object({ line: z.string() }),
  z.object({ fault: z.string() }),
  z.object({ code: z.number().int() }),
]);
