/** The most rows of one answer: who wants more asks for the next page. */
export const largestPage = 1000;
