import { emailPattern } from '@regelwerk/contract/account/email-pattern';
import { fitsDisplayName } from '@regelwerk/contract/account/fits-display-name';
import { asciiDigits } from '@regelwerk/contract/shared/ascii-digits';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { limits } from '@regelwerk/contract/shared/limits';
import { z } from 'zod';

const email = z
  .string()
  .trim()
  .min(1, 'auth.required.email')
  .pipe(z.string().regex(emailPattern, 'auth.invalid.email'));
export const personName = z
  .string()
  .trim()
  .refine(hasVisibleText, 'auth.required.name')
  .refine(fitsDisplayName, 'auth.invalid.nameLong');
const password = z
  .string()
  .refine((text) => [...text.normalize('NFKC')].length >= limits.shortestPassword, 'auth.invalid.short');
const isConfirmed = (values: { readonly password: string; readonly confirmation: string }) =>
  values.password === values.confirmation;
// reported together with the other faults, not after them
const mismatch = { path: ['confirmation'], message: 'auth.invalid.match', when: () => true };

export const signInForm = z.object({ email, password: z.string().min(1, 'auth.required.password') });
export const signUpForm = z
  .object({
    name: personName,
    email,
    password,
    confirmation: z.string(),
  })
  .refine(isConfirmed, mismatch);
export const forgotForm = z.object({ email });
export const resetForm = z.object({ password, confirmation: z.string() }).refine(isConfirmed, mismatch);

/** Normalizes a typed code: people type spaces, and digits of other scripts. */
const typedCode = z.string().overwrite((typed) => asciiDigits(typed).replaceAll(/\s/g, ''));
export const codeForm = z.object({ code: typedCode.regex(/^\d{6}$/, 'auth.code.format') });
export const recoveryForm = z.object({ code: typedCode.min(1, 'auth.code.recoveryRequired') });

export type SignInValues = z.infer<typeof signInForm>;
export type SignUpValues = z.infer<typeof signUpForm>;
