/** The smallest card payment, in minor units. */
export const leastPayment = 50;
