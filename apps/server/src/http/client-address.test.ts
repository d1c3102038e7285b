import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ServerEnv } from './bindings.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(remoteAddress: string, trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<ServerEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress } };
  return (await app.request('/', { headers }, { incoming } as never)).text();
}

describe('clientAddress', () => {
  test('is the socket’s own where no proxy is trusted, whatever the header says', async () => {
    expect(await addressOf('203.0.113.5', 0, '1.2.3.4')).toBe('203.0.113.5');
  });

  test('is what the trusted proxy saw, never what the client wrote further left', async () => {
    expect(await addressOf('10.0.0.1', 1, '6.6.6.6, 198.51.100.4')).toBe('198.51.100.4');
    expect(await addressOf('10.0.0.1', 2, '6.6.6.6, 198.51.100.4, 10.0.0.2')).toBe('198.51.100.4');
    expect(await addressOf('10.0.0.1', 1)).toBe('10.0.0.1');
  });

  test('counts an IPv6 customer by the /64 and a mapped IPv4 address as itself', async () => {
    expect(await addressOf('2001:db8:1:2:aaaa::1', 0)).toBe('2001:db8:1:2::/64');
    expect(await addressOf('2001:db8:1:2:bbbb:0:0:9', 0)).toBe('2001:db8:1:2::/64');
    expect(await addressOf('2001:db8::7', 0)).toBe('2001:db8:0:0::/64');
    expect(await addressOf('::ffff:192.0.2.1', 0)).toBe('192.0.2.1');
  });
});
