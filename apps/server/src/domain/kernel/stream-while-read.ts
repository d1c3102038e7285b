import type { Readable } from 'node:stream';

const mostWaitingBytes = 64 * 1024;

/**
 * Returns a stream that takes from `source` only what its reader requests. If the reader requests nothing for
 * `timeoutMs`, it destroys the source.
 */
export function streamWhileRead(source: Readable, timeoutMs = 30_000): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = source.iterator();
  let timer: NodeJS.Timeout | undefined;
  const waitForReader = () => {
    clearTimeout(timer);
    timer = setTimeout(() => source.destroy(new Error('nobody reads the stream')), timeoutMs);
    timer.unref();
  };
  source.once('close', () => clearTimeout(timer));
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        clearTimeout(timer);
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        controller.enqueue(value);
        return waitForReader();
      },
      cancel: () => void source.destroy(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
  );
}
