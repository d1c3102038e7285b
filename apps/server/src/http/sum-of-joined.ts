const polynomial = 0xedb88320;

/**
 * Returns a function that turns the CRC-32 of some bytes into the CRC-32 of the same bytes followed by `tail`. Of the tail it needs only
 * the length and the CRC-32, and its time does not grow with the length: appending zeros is a linear map of the 32 bits.
 */
export function sumOfJoined(tail: { readonly length: number; readonly sum: number }): (sum: number) => number {
  let zeros = identity;
  // the change by one zero bit, squared three times to that by a byte
  let step: readonly number[] = [polynomial, ...identity.slice(0, 31)];
  for (let squared = 0; squared < 3; squared += 1) step = after(step, step);
  for (let left = tail.length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) zeros = after(step, zeros);
    step = after(step, step);
  }
  return (sum) => (changed(zeros, sum) ^ tail.sum) >>> 0;
}

/** A linear map of 32 bits: the image of each single bit. */
type Change = readonly number[];

const identity: Change = Array.from({ length: 32 }, (_, bit) => 2 ** bit);

const after = (second: Change, first: Change): Change => first.map((one) => changed(second, one));

function changed(change: Change, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < 32; bit += 1) if (((bits >>> bit) & 1) === 1) result ^= change[bit] ?? 0;
  return result >>> 0;
}
