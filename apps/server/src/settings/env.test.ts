import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

describe('settings', () => {
  test('the server starts without any setting', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      trustedProxies: 0,
      rateLimitFactor: 50,
    });
  });

  test('an empty value counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SITE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test('limits are generous only where the site is loopback', () => {
    expect(readSettings({ SITE_URL: 'https://rules.example/' })).toMatchObject({
      siteUrl: 'https://rules.example',
      rateLimitFactor: 1,
    });
    expect(readSettings({ SITE_URL: 'https://localhost.example' }).rateLimitFactor).toBe(1);
    expect(readSettings({ SITE_URL: 'http://127.0.0.1:80', RATE_LIMIT_FACTOR: '2' }).rateLimitFactor).toBe(2);
  });

  test('every fault is named at once', () => {
    const faults = () =>
      readSettings({ PORT: '99999', DATABASE_URL: 'mysql://x', SECRET_KEY: 'guess', LOG_LEVEL: 'loud' });
    for (const name of ['PORT', 'DATABASE_URL', 'SECRET_KEY', 'LOG_LEVEL']) expect(faults).toThrow(name);
  });
});
