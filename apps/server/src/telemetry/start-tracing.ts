import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Trace } from '../http/observation.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Traces of requests and jobs. */
export interface Tracing {
  readonly trace: Trace;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

const exportLimitMs = 3_000;
const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER };

/** Starts to send traces to an OpenTelemetry collector over HTTP. A collector that is away costs the traces, nothing else. */
export function startTracing({ endpoint, headers, ratio }: TracingSettings, version: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportLimitMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'regelwerk', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportLimitMs })],
  });
  const tracer = provider.getTracer('regelwerk', version);
  return {
    trace: async ({ name, kind, parent }, run) => {
      const span = tracer.startSpan(name, { kind: kinds[kind] }, contextOf(parent));
      try {
        return await run({
          traceId: span.spanContext().traceId,
          describe: (full, facts) => span.updateName(full).setAttributes(facts),
          fail: () => span.setStatus({ code: SpanStatusCode.ERROR }),
        });
      } catch (error) {
        noteFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

/** Messages may quote what people sent; the kind of a failure does not. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the context of a caller's trace, or an empty one if the header does not name one. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, caller);
}
