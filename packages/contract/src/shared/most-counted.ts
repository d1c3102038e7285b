/**
 * How far the `total` of an admin's table is counted: a larger one only says that there are more rows, so that a page costs the
 * same in a table of any size. It always exceeds the end of a page that has a next one.
 */
export const mostCounted = 10_000;
