/**
 * The mark on a refund for tokens that were used before the order was confirmed: their price goes back, but nobody owes them.
 * It travels with the refund, so that whichever event is handled first sees it.
 */
export const keptTokens = 'kept_tokens';
