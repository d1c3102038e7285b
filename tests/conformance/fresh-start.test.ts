import { expect, test } from 'vitest';
import { freePort } from '../../tools/testing/free-port.ts';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { emptyTestDatabase, everyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';

const publishableKey = 'sb_publishable_fresh';

// the browser tests start on an empty embedded database
test.each(isLongRun ? everyDatabaseMode : (['native'] as const))(
  'a first start on an empty %s database is ready only when its whole catalog can be bought',
  async (mode) => {
    const { options, erase } = await emptyTestDatabase(mode);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const starting = startTestServer({
      ...('url' in options ? { DATABASE_URL: options.url } : { DATA_DIR: options.dataDir }),
      PORT: String(port),
      PAYMENTS: 'sandbox',
      PUBLISHABLE_KEY: publishableKey,
    });
    const statusOf = async () => (await fetch(`${url}/ready`).catch(() => undefined))?.status;
    try {
      await expect.poll(statusOf, { interval: 5 }).toBe(200);
      const answer = await fetch(
        `${url}/rest/v1/products?select=name,prices(active,currency)&active=eq.true&order=name`,
        { headers: { apikey: publishableKey } },
      );
      const prices = [{ active: true, currency: 'eur' }];
      expect(await answer.json()).toEqual(
        ['Basic', 'Premium', 'Standard', 'Starter', 'Studio'].map((name) => ({ name, prices })),
      );
    } finally {
      await (await starting).kill();
      await erase();
    }
  },
);
