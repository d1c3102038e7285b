import { z } from 'zod';
import { hasVisibleText } from '../shared/has-visible-text.ts';
import { unsafeInLine } from '../shared/unsafe-in-line.ts';
import { looksSecret } from './looks-secret.ts';
import { claimKinds, type ProjectClaim, proofKinds } from './project-claim.ts';
import { projectLimits as limits } from './project-limits.ts';

const count = z.int().min(0).max(limits.count).optional();
const place = z
  .string()
  .min(1)
  .max(limits.path)
  .refine((text) => !unsafeInLine.test(text));

/** Parses a line about a project from outside: one plain line, in which backticks only enclose code, and that holds no secret. */
export const projectClaimSchema = z
  .strictObject({
    kind: z.enum(claimKinds),
    text: z.string().min(1).max(limits.statement).refine(isPlainLine, 'holds a character that may not stand in a line'),
    evidence: z.array(place).max(limits.evidence),
    proof: z.strictObject({ by: z.enum(proofKinds), holds: count, of: count }).optional(),
    file: place.optional(),
  })
  .refine((claim) => !looksSecret(JSON.stringify(claim)), 'may hold a secret') satisfies z.ZodType<
  ProjectClaim,
  unknown
>;

/** Whether a text holds nothing that would end its line, hide in it, or open a comment or a block of code. */
function isPlainLine(text: string): boolean {
  const code = text.split('`');
  return (
    hasVisibleText(text) &&
    code.length % 2 === 1 &&
    !code.slice(1, -1).includes('') &&
    !unsafeInLine.test(code.join('')) &&
    !/<!--|-->/.test(text)
  );
}
