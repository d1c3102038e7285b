import { nextToken } from '../domain/contracts/next-token.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import type { GenerationInput } from '../domain/rules/generation-input.ts';
import type { FunctionDeps } from './handler.ts';

/**
 * Throws if the next token comes from a package that the person can still withdraw from and they have not declared that they want
 * their rule now: a program shows no page that would ask for it. A rule that was paid for before is only told again.
 */
export async function requireDeclaration(
  { billing }: Pick<FunctionDeps, 'billing'>,
  { userId, consent }: Pick<GenerationInput, 'userId' | 'consent'>,
  isPaidFor = async () => false,
): Promise<void> {
  if (consent !== undefined || !(await nextToken(billing, userId)).isWithdrawable) return;
  if (await isPaidFor()) return;
  throw new AppError(
    'consent_required',
    'The next token comes from a package that you can still withdraw from. Declare first that you want the rule now.',
  );
}
