import type { Settings } from './env.ts';

/** Returns a warning for each trial tool that is open to every caller. */
export function publicTools({ devTools, payments, sandboxAccess }: Settings): string[] {
  return [
    ...(devTools === 'everybody'
      ? ['DEV_TOOLS=1: anybody who reaches this server reads every mail at /dev/mailbox, reset links included']
      : []),
    ...(payments === 'sandbox' && sandboxAccess === 'everybody'
      ? ['PAYMENTS=sandbox: anybody who reaches this server pays with invented money and changes the time at /sandbox']
      : []),
  ];
}
