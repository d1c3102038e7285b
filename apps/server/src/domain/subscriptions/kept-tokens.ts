/**
 * The metadata key, on a refund, for the number of tokens used before the order was confirmed: their price is refunded, and the
 * person does not owe them. It is part of the refund, so that the first event about the refund has it.
 */
export const keptTokens = 'kept_tokens';
