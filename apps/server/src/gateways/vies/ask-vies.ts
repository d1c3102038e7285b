import { z } from 'zod';

const limitMs = 6_000;

/** The verdict; an answer of another form, such as that a member state is not available, is none. */
const verdict = z.object({ valid: z.boolean(), requestIdentifier: z.string().max(100).nullish() });

/**
 * Asks VIES, the register of the European Commission, whether a VAT id is registered. Returns the consultation number, which
 * proves the question and is empty unless the asker's own VAT id was given; undefined without a positive answer. Never throws.
 */
export async function askVies(
  address: string,
  { vatId, asker }: { readonly vatId: string; readonly asker: string },
): Promise<string | undefined> {
  const requester =
    asker === '' ? {} : { requesterMemberStateCode: asker.slice(0, 2), requesterNumber: asker.slice(2) };
  try {
    const response = await fetch(`${address.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2), ...requester }),
    });
    const answer = verdict.safeParse(await response.json());
    return response.ok && answer.data?.valid === true ? (answer.data.requestIdentifier ?? '') : undefined;
  } catch {
    return undefined;
  }
}
