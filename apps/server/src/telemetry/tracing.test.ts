import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.number().optional() }),
});
const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
const traceId = 'a'.repeat(32);

describe.each(databaseModes)('traces of a server on the %s database', (mode) => {
  const spans: z.infer<typeof span>[] = [];
  let heard: { path: string | undefined; headers: IncomingHttpHeaders; text: string };
  let app: TestApp;
  const collector = createServer(async (request, response) => {
    const body = await json(request);
    heard = { path: request.url, headers: request.headers, text: JSON.stringify(body) };
    spans.push(...received.parse(body).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((two) => two.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  beforeAll(async () => {
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    app = await createTestApp(mode, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=one%20shop',
      TRUST_PROXY: '1',
    });
    const headers = app.visitor({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` });
    await app.request('/rest/v1/ai_models?select=name&name=eq.a-name-that-somebody-typed', { headers });
    await app.request('/health', { headers: { traceparent: '00-zz-yy-01' } });
    await app.deps.database.pool.query(`select graphile_worker.add_job('check_ledger', '{}')`);
    await app.mails();
    await app.deps.stopTelemetry();
  });
  afterAll(async () => {
    collector.close();
    await app.remove();
  });

  test('reach the collector with its headers and the version', () => {
    expect(heard.path).toBe('/v1/traces');
    expect(heard.headers['x-tenant']).toBe('one shop');
    expect(heard.text).toContain('"service.version"');
  });

  test('join the trace of a trusted proxy, without what somebody typed', () => {
    const request = spans.find(({ name }) => name === 'GET /rest/v1/:table');
    expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
    expect(heard.text).not.toContain('a-name-that-somebody-typed');
  });

  test('begin anew without a well-formed header, and for each job', () => {
    const health = spans.find(({ name }) => name === 'GET /health');
    const job = spans.find(({ name }) => name === 'check_ledger');
    expect(health?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([traceId, health?.traceId, job?.traceId]).size).toBe(3);
  });
});
