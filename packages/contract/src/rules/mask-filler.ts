/** The character that replaces a hidden word in a visitor's preview. */
export const maskFiller = '•';
