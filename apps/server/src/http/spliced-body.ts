import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { sumOfJoined } from './sum-of-joined.ts';

type Values<Slot extends string> = Readonly<Record<Slot, string | number | null>>;

/** A JSON body that is the same for everybody except for the values of its slots, which lie close together. */
export interface SplicedBody<Slot extends string> {
  /** About the memory that it takes. */
  readonly bytes: number;
  readonly plain: (values: Values<Slot>) => Buffer;
  /** The same as `plain`, as a gzip file; what does not change is compressed once. */
  readonly gzip: (values: Values<Slot>) => Buffer;
}

/**
 * Prepares a body. `write` returns it with `slot(name)` in place of each value to come; every slot must be used, and once
 * only. The result has the bytes that `JSON.stringify` would give with the values in their places.
 */
export function spliceBody<Slot extends string>(
  slots: readonly Slot[],
  write: (slot: (name: Slot) => string) => object,
): SplicedBody<Slot> {
  // nobody can guess it, so no text of a person is taken for a slot
  const mark = randomUUID();
  const written = JSON.stringify(write((name) => `${mark}${name}`));
  const [first = '', ...parts] = written.split(`"${mark}`);
  const found = parts.map((part) => {
    const name = slots.find((slot) => part.startsWith(`${slot}"`));
    if (name === undefined) throw new Error('A slot is unknown');
    return { name, after: part.slice(name.length + 1) };
  });
  const last = found.at(-1);
  if (last === undefined || found.length !== slots.length) throw new Error('Every slot is used exactly once');
  const [head, tail] = [Buffer.from(first), Buffer.from(last.after)];
  const middle = (values: Values<Slot>) =>
    Buffer.from(
      found.map(({ name, after }) => JSON.stringify(values[name]) + (name === last.name ? '' : after)).join(''),
    );
  let squeezed: { head: Buffer; tail: Buffer; sum: number; joinTail: (sum: number) => number } | undefined;
  return {
    bytes: 2 * (head.length + tail.length),
    plain: (values) => Buffer.concat([head, middle(values), tail]),
    gzip: (values) => {
      squeezed ??= {
        head: Buffer.concat([gzipHeader, deflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH })]),
        tail: deflateRawSync(tail),
        sum: crc32(head),
        joinTail: sumOfJoined({ length: tail.length, sum: crc32(tail) }),
      };
      const changing = middle(values);
      const end = Buffer.alloc(8);
      end.writeUInt32LE(squeezed.joinTail(crc32(changing, squeezed.sum)));
      end.writeUInt32LE(head.length + changing.length + tail.length, 4);
      return Buffer.concat([squeezed.head, storedBlock(changing), squeezed.tail, end]);
    },
  };
}

/** Deflate, no name, no time, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Returns a block that is stored as it is and not the last one (RFC 1951); after a flush, it starts at a whole byte. */
function storedBlock(content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([head, content]);
}
