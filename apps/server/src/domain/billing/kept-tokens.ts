/**
 * The metadata key on a refund for tokens that were used before the order was confirmed: their price is refunded, but nobody
 * owes them. It is part of the refund, so that the first event that is handled has it.
 */
export const keptTokens = 'kept_tokens';
