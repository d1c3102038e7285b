/**
 * The files of `apps/server/src` that may hold statements over tables as SQL text, each with its reason. A file that has
 * none left is reported, too. The rule is docs/decisions/046-statements-over-tables.md.
 */
export const rawStatementFiles: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/domain/accounts/export-own-data.ts', 'a list of statements by file name, each read in pages'],
  ['apps/server/src/domain/administration/export-table.ts', 'ten tables share one statement with a cursor'],
  ['apps/server/src/domain/administration/list-audit.ts', 'the object of a line is in one of seven tables'],
  [
    'apps/server/src/domain/administration/order-columns.ts',
    'columns of their own subqueries, shared by two statements',
  ],
  [
    'apps/server/src/domain/administration/list-orders.ts',
    'conditions of their own subqueries, shared with the export',
  ],
  ['apps/server/src/domain/administration/orders-found.ts', 'a union with as many parts as a search has readings'],
  ['apps/server/src/domain/administration/people-found.ts', 'a union of ranges, each in the order of its index'],
  ['apps/server/src/domain/administration/read-overview.ts', 'sums by day over five tables, with a window'],
  ['apps/server/src/domain/administration/read-tax-meters.ts', 'sums by year of signed amounts, with filters'],
  ['apps/server/src/domain/administration/read-timeline.ts', 'a union of twelve tables'],
  ['apps/server/src/domain/administration/search-everything.ts', 'a union of four searches, each with its own order'],
  ['apps/server/src/domain/billing/mail-settlement.ts', 'a sum over the payments of both kinds, less their reversals'],
  ['apps/server/src/domain/billing/read-contracts.ts', 'payments of both kinds with their tokens, reversals and use'],
  ['apps/server/src/domain/catalog/list-customers.ts', 'a full join of a subquery, shared with the export'],
  ['apps/server/src/domain/invoicing/cross-border-turnover.ts', 'the higher one of two sums by year'],
  ['apps/server/src/realtime/read-changed-row.ts', 'the table is named by the change that it reads'],
]);
