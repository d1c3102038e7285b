import { accessTokenLimits } from '@regelwerk/contract/account/access-token-limits';
import { accessTokenScopes } from '@regelwerk/contract/account/access-token-scopes';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { z } from 'zod';

/** The choices for a new token; numbers are texts, as fields have them. */
export const accessTokenForm = z.object({
  name: z.string().max(accessTokenLimits.name, 'programs.invalid.name').refine(hasVisibleText, 'programs.invalid.name'),
  scopes: z.array(z.enum(accessTokenScopes)).min(1, 'programs.invalid.scopes'),
  days: z.string(),
  dailyLimit: z.string().refine((typed) => {
    const limit = Number(typed);
    return Number.isInteger(limit) && limit >= 1 && limit <= accessTokenLimits.mostDaily;
  }, 'programs.invalid.limit'),
});
