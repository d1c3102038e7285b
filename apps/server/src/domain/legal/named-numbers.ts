/** The numbers that a person wrote to name a contract. `bare` may be an order, a year or a postcode. */
export interface NamedNumbers {
  readonly orders: readonly string[];
  readonly bare: readonly string[];
  /** Words that may be the number of an invoice, in upper case. */
  readonly documents: readonly string[];
}

/** Finds order and invoice numbers in what a person wrote to identify their contract, however they spelled them. */
export function namedNumbers(reference: string): NamedNumbers {
  const upper = reference.toUpperCase();
  const orders = [...upper.matchAll(/\bRW[\s.:#–-]*0*(\d{1,15})\b/g)].map(([, digits]) => digits ?? '');
  const bare = [...upper.matchAll(/(?<![\w-])0*(\d{3,15})(?![\w-])/g)].map(([, digits]) => digits ?? '');
  const documents = [...upper.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)+/gu)].map(([word]) => word);
  return { orders: [...new Set(orders)], bare: [...new Set(bare)], documents: [...new Set(documents)] };
}
