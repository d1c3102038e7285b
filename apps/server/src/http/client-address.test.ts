import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function addressOf(direct: string, trustedProxies: number, forwarded?: string): string {
  return clientAddress({ direct, forwarded }, trustedProxies);
}

describe('clientAddress', () => {
  test('is the socket’s own where no proxy is trusted, whatever the header says', () => {
    expect(addressOf('203.0.113.5', 0, '1.2.3.4')).toBe('203.0.113.5');
  });

  test('is what the trusted proxy saw, never what the client wrote further left', () => {
    expect(addressOf('10.0.0.1', 1, '6.6.6.6, 198.51.100.4')).toBe('198.51.100.4');
    expect(addressOf('10.0.0.1', 2, '6.6.6.6, 198.51.100.4, 10.0.0.2')).toBe('198.51.100.4');
    expect(addressOf('10.0.0.1', 1)).toBe('10.0.0.1');
  });

  test('counts an IPv6 customer by the /64 and a mapped IPv4 address as itself', () => {
    expect(addressOf('2001:db8:1:2:aaaa::1', 0)).toBe('2001:db8:1:2::/64');
    expect(addressOf('2001:db8:1:2:bbbb:0:0:9', 0)).toBe('2001:db8:1:2::/64');
    expect(addressOf('2001:db8::7', 0)).toBe('2001:db8:0:0::/64');
    expect(addressOf('::ffff:192.0.2.1', 0)).toBe('192.0.2.1');
  });

  test.each([
    ['10.3.0.1:4711', '10.3.0.1'],
    ['::ffff:10.3.0.1', '10.3.0.1'],
    ['::ffff:0a03:0001', '10.3.0.1'],
    ['::FFFF:a03:1', '10.3.0.1'],
    ['0:0:0:0:0:ffff:0a03:0001', '10.3.0.1'],
    ['[::ffff:10.3.0.1]:443', '10.3.0.1'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['[', '['],
  ])('counts %s as %s', (written, plain) => {
    expect(addressOf('10.0.0.1', 1, written)).toBe(plain);
    expect(addressOf(written, 0)).toBe(plain);
  });
});
