import { request as http } from '@playwright/test';
import { openAccount } from './buyer.ts';
import { test as base } from './fixtures.ts';
import { adminEmail } from './people.ts';
import { type ServerWithClock, startServerWithClock } from './server-with-clock.ts';

type Site = Pick<ServerWithClock, 'url' | 'setTime'>;

/** The test of journeys that let months pass at the payment provider: its server is shared with no other worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServerWithClock(new Date());
      const request = await http.newContext();
      const call = await openAccount(request, { site: server.url, email: adminEmail, language: 'en' });
      await call('update-admin-status', { email: adminEmail, isAdmin: true });
      await request.dispose();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
