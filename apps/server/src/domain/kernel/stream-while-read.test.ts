import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { streamWhileRead } from './stream-while-read.ts';

const chunk = Buffer.alloc(16 * 1024, 'x');

/** Larger than every buffer but finite: an endless source without backpressure would never let a timer run. */
function large() {
  const made = { chunks: 0 };
  const source = new Readable({
    read() {
      made.chunks += 1;
      this.push(made.chunks > 256 ? null : chunk);
    },
  });
  return { source, made };
}

test('an unread stream buffers little and is given up', async () => {
  const { source, made } = large();
  source.on('error', () => undefined);
  const closed = new Promise((resolve) => source.once('close', resolve));
  streamWhileRead(source, 20);
  await closed;
  expect(made.chunks * chunk.length).toBeLessThan(512 * 1024);
});

test('a reader who leaves ends the source', async () => {
  const { source } = large();
  const reader = streamWhileRead(source).getReader();
  expect((await reader.read()).value).toHaveLength(chunk.length);
  const closed = once(source, 'close');
  await reader.cancel();
  await closed;
});

test('the reader gets the whole content, and a fault of the source reaches the reader', async () => {
  const text = await new Response(streamWhileRead(Readable.from(['a', 'b', 'c'], { objectMode: false }))).text();
  expect(text).toBe('abc');
  const { source } = large();
  source.on('error', () => undefined);
  const reader = streamWhileRead(source).getReader();
  source.destroy(new Error('broken'));
  await expect(reader.closed).rejects.toThrow('broken');
});
