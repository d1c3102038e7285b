import type { Observation } from '../http/observation.ts';
import type { Metrics } from './create-metrics.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** What the process counts and traces; everything is absent that the settings leave off. */
interface Telemetry {
  readonly metrics: Metrics | undefined;
  readonly observation: Observation;
  /** Sends the traces that are left. */
  readonly stop: () => Promise<void>;
}

/** Opens what the settings ask for. Its libraries are loaded only then: a start without it pays nothing. */
export async function openTelemetry(
  wanted: { readonly hasMetrics: boolean; readonly tracing: TracingSettings | undefined },
  version: string,
): Promise<Telemetry> {
  const metrics = wanted.hasMetrics ? (await import('./create-metrics.ts')).createMetrics(version) : undefined;
  const tracing =
    wanted.tracing === undefined
      ? undefined
      : (await import('./start-tracing.ts')).startTracing(wanted.tracing, version);
  return {
    metrics,
    observation: { ...metrics?.observation, trace: tracing?.trace },
    stop: async () => tracing?.stop(),
  };
}
