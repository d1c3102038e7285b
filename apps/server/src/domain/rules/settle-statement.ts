/**
 * Pays for a prepared rule and stores it, if the session is alive. The changes are collected for us to announce. They come as lines: the
 * driver would read an array letter by letter.
 */
export const settleStatement = `select outcome, id, balance, result, array_to_string(changes, e'\\n') as changes
  from private.settle_generation($1, $2, $3, $4, $5, $6, true, $7, $8, $9)`;
