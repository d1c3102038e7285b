import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../tools/testing/open-test-database.ts';
import { createServer } from './create-server.ts';
import { createTestApp, type TestApp, testSite } from './testing/create-test-app.ts';

describe('server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(anyDatabaseMode);
  });
  afterAll(() => server.remove());

  test('is alive and ready', async () => {
    expect(await (await server.request('/health')).json()).toEqual({
      status: 'alive',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect((await server.request('/ready')).status).toBe(200);
  });

  test('keeps a connection longer than a proxy does, and waits longer still for a head', async () => {
    const { server: listening, realtime } = await createServer(server.deps);
    await realtime.close();
    expect(listening.keepAliveTimeout).toBe(75_000);
    expect(listening.headersTimeout).toBeGreaterThan(listening.keepAliveTimeout);
  });

  test('sends a strict content policy, no framing and a request id with every answer', async () => {
    const script = Buffer.from(await (await server.request('/before-paint.js')).arrayBuffer());
    const digest = hash('sha256', script, 'base64');
    const listening = await server.listen();
    for (const path of ['/', '/health', '/functions/v1/nothing', '/rest/v1/ai_models']) {
      const { headers } = await fetch(`${listening.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    await listening.stop();
  });

  test('lets only the worker that reads a project compile WebAssembly', async () => {
    const assets = join(server.deps.settings.webRoot, 'assets');
    mkdirSync(assets);
    const built = ['app-1a.js', 'project-worker-1a.js', 'tree-sitter-go-1a.wasm', 'project-worker-1a.css'];
    for (const name of built) writeFileSync(join(assets, name), 'x');
    const others = ['', 'no-such-page', 'config.json', 'assets/project-worker-gone.js'];
    const allowed: string[] = [];
    for (const path of [...others, ...built.map((name) => `assets/${name}`)]) {
      const policy = (await server.request(`/${path}`)).headers.get('content-security-policy');
      if (policy?.includes('wasm-unsafe-eval')) allowed.push(`${path}: ${policy}`);
      else expect(policy).toContain("default-src 'self';");
    }
    expect(allowed).toEqual([
      "assets/project-worker-1a.js: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    ]);
    expect((await server.request('/assets/tree-sitter-go-1a.wasm')).headers.get('content-type')).toBe(
      'application/wasm',
    );
  });

  test('demands HTTPS in production on an https address', async () => {
    const production = await createTestApp(anyDatabaseMode, {
      NODE_ENV: 'production',
      SITE_URL: 'https://rules.example',
    });
    const listening = await production.listen();
    const { headers } = await fetch(`${listening.url}/health`);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    await listening.stop();
    await production.remove();
  });

  test('answers unknown API paths as JSON and unknown pages with the app and 404', async () => {
    for (const path of ['/auth/v1/nothing', '/storage/v1/x', '/realtime/v1/x', '/rest/v2/x', '/functions/v2/x']) {
      const headers = server.visitor({ 'x-supabase-api-version': '2024-01-01' });
      const response = await server.request(path, { headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
    const page = await server.request('/no-such-page');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await server.request('/')).status).toBe(200);
  });

  test('tells the browser its key without caching it', async () => {
    const response = await server.request('/config.json');
    expect(await response.json()).toEqual({
      publishableKey: server.deps.keys.publishable,
      vatMode: 'standard',
      country: 'DE',
      paymentMethods: ['card'],
      limitedOutside: null,
      servesForeignBusinesses: false,
      currency: 'eur',
      mails: 'kept',
      signupTokens: server.deps.accounts.signupTokens,
      hasModel: false,
      payments: 'sandbox',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(server.deps.keys.publishable).toMatch(/^sb_publishable_/);
  });

  test('refuses a body over 256 kB', async () => {
    const response = await server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: server.visitor({ 'content-type': 'application/json' }),
      body: JSON.stringify({ formData: 'x'.repeat(300_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
  });

  test.each([
    [256 * 1024, 400],
    [256 * 1024 + 1, 413],
  ])('answers a stated length of %i bytes with %i', async (length, status) => {
    const response = await server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: server.visitor({ 'content-type': 'application/json', 'content-length': String(length) }),
      body: 'x'.repeat(length),
    });
    expect(response.status).toBe(status);
  });

  test('does not inflate a compressed body', async () => {
    const response = await server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: server.visitor({ 'content-type': 'application/json', 'content-encoding': 'gzip' }),
      body: gzipSync(JSON.stringify({ formData: 'x'.repeat(1_000_000) })),
    });
    expect(response.status).toBe(400);
  });

  test('keeps its keys over a restart of the process', async () => {
    const { loadKeys } = await import('./http/keys.ts');
    const again = await loadKeys(server.deps.database, server.deps.settings);
    expect([again.publishable, again.secret]).toEqual([server.deps.keys.publishable, server.deps.keys.secret]);
    const own = await loadKeys(server.deps.database, {
      siteUrl: testSite,
      publishableKey: 'sb_publishable_own',
      secretKey: 'sb_secret_own',
    });
    expect([own.publishable, own.secret]).toEqual(['sb_publishable_own', 'sb_secret_own']);
  });
});
