/** The maximum number of rows in an answer; callers page through more. */
export const largestPage = 1000;
