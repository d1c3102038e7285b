/** The time zone in which contracts, mails and periods are dated. */
export const shopZone = 'Europe/Berlin';
