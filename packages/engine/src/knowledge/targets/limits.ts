import type { DeliveryLimit } from '@regelwerk/contract/rules/delivery';

/** The last day on which the places of all targets were read; they change without notice, so every limit shows it. */
export const readOn = '2026-09-28';

/** The limit of a place whose maker states none. */
export const unknownLimit: DeliveryLimit = { status: 'unknown', checkedOn: readOn };
