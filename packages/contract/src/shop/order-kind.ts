/** The kinds of orders: tokens that are paid once, and plans. */
export const orderKinds = ['token_pack', 'subscription'] as const;
/** One of `orderKinds`. */
export type OrderKind = (typeof orderKinds)[number];
