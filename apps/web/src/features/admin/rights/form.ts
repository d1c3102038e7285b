import { z } from 'zod';

export const grantForm = z.object({ email: z.string().trim().min(1, 'setup.emailRequired') });
