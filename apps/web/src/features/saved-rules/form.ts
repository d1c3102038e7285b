import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { z } from 'zod';

export const ruleNameForm = z.object({ name: z.string().trim().refine(hasVisibleText, 'saved.nameRequired') });
