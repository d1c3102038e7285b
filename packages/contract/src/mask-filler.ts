/** The character that stands for a hidden word in a visitor's preview. */
export const maskFiller = '•';
