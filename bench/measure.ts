/** Milliseconds of single runs, sorted. */
export interface Timings {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

/** Summarizes single timings. */
export function summarise(samples: readonly number[]): Timings {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Calls `work` from `clients` parallel loops for `seconds`; returns calls per second and the time of each call. */
export async function underLoad(
  clients: number,
  seconds: number,
  work: () => Promise<void>,
): Promise<{ perSecond: number; timings: Timings }> {
  const samples: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const before = performance.now();
      await work();
      samples.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: samples.length / ((performance.now() - start) / 1000), timings: summarise(samples) };
}
