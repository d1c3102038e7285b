/** The currencies in which the shop sells, as ISO codes in lower case. */
export const shopCurrencies = ['eur', 'usd'] as const;
/** One of `shopCurrencies`. */
export type ShopCurrency = (typeof shopCurrencies)[number];
