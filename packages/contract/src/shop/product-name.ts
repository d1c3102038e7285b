/** The name of the product. */
export const productName = 'Regelwerk';
