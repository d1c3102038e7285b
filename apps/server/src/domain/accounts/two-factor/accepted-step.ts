import { asciiDigits } from '@regelwerk/contract/shared/ascii-digits';
import { createTotp } from './create-totp.ts';

/** The clock of a phone may be one step ahead or behind. */
const drift = 1;

const sixDigits = /^\d{6}$/;

/**
 * Returns the time step of a six-digit code as a person typed it; undefined if the code is wrong, or not newer than the last accepted step, so
 * that an overheard code is worthless.
 */
export function acceptedStep(
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number | null },
  { code, now }: { readonly code: string; readonly now: Date },
): number | undefined {
  const token = asciiDigits(code).replaceAll(/\s/g, '');
  // the library throws for letters of more than one byte
  if (!sixDigits.test(token)) return undefined;
  const totp = createTotp({ email: '', secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: drift });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}
