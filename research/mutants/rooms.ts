interface Room {
  readonly source: string;
  readonly tests: readonly string[];
  readonly needsDatabase: boolean;
}

/** The code whose tests are judged, room by room: the mutated files and the tests that should detect the changes. */
export const rooms: Readonly<Record<string, Room>> = {
  compose: {
    source: 'packages/engine/src/compose',
    tests: ['packages/engine/src/compose/*.test.ts'],
    needsDatabase: false,
  },
  mask: {
    source: 'packages/engine/src/mask',
    tests: ['packages/engine/src/mask/*.test.ts'],
    needsDatabase: false,
  },
  ledger: {
    source: 'apps/server/src/domain/ledger',
    tests: ['apps/server/src/domain/ledger/*.test.ts'],
    needsDatabase: true,
  },
  shop: {
    source: 'apps/server/src/domain/{catalog,contracts,orders,settlements,subscriptions}',
    // a refund after a deletion ends as a debt of the mailbox, which is tested with the gifts
    tests: [
      'apps/server/src/domain/{catalog,contracts,invoices,orders,settlements,subscriptions}/*.test.ts',
      'apps/server/src/webhooks/stripe/*.test.ts',
      'apps/server/src/domain/accounts/gifts.test.ts',
    ],
    needsDatabase: true,
  },
  auth: {
    source: 'apps/server/src/auth',
    // without timing.test.ts, which takes a minute and tests only one thing
    tests: ['apps/server/src/auth/{auth,answers,limits,hostile-auth,hostile-metadata}.test.ts'],
    needsDatabase: true,
  },
  rest: { source: 'apps/server/src/rest', tests: ['apps/server/src/rest/*.test.ts'], needsDatabase: true },
  realtime: { source: 'apps/server/src/realtime', tests: ['apps/server/src/realtime/*.test.ts'], needsDatabase: true },
};
