import { z } from 'zod';
import { resetForm, signInForm, signUpForm } from '../auth/form.ts';

export const nameForm = z.object({ name: signUpForm.shape.name });
export const emailForm = z.object({ email: signInForm.shape.email, current: signInForm.shape.password });
export const deleteForm = z.object({ current: signInForm.shape.password, refund: z.boolean() });
export const passwordForm = z
  .object({ current: signInForm.shape.password, ...resetForm.shape })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    message: 'auth.invalid.match',
    when: () => true,
  });
