import { z } from 'zod';

const limitMs = 6_000;

/** The verdict; an answer of another form, such as that a member state is not available, is none. */
const verdict = z.object({ valid: z.boolean(), requestIdentifier: z.string().max(100).nullish() });

/** What the register says about a VAT id. The consultation number proves the question; it is empty unless the asker's own VAT id was given. */
export interface VatAnswer {
  readonly isValid: boolean;
  readonly consultation: string;
}

/**
 * Asks VIES, the register of the European Commission, whether a VAT id is registered. Returns undefined without an
 * answer. Never throws.
 */
export async function askVies(
  address: string,
  { vatId, asker }: { readonly vatId: string; readonly asker: string },
): Promise<VatAnswer | undefined> {
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
    if (!response.ok || answer.data === undefined) return undefined;
    return { isValid: answer.data.valid, consultation: answer.data.requestIdentifier ?? '' };
  } catch {
    return undefined;
  }
}
