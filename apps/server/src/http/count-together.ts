interface Total {
  /** All uses of the key so far. */
  readonly total: number;
  readonly msLeft: number;
}

interface Place {
  /** The number of this use among all of its key, from 1. */
  readonly position: number;
  readonly msLeft: number;
}

interface Waiting {
  readonly resolve: (place: Place) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a counter that asks for one key at a time: uses that arrive while its last count is on the way are counted
 * together by the next one, each with its own place. A count that fails fails the uses that it was for.
 */
export function countTogether(count: (key: string, uses: number) => Promise<Total>): (key: string) => Promise<Place> {
  const waiting = new Map<string, Waiting[]>();

  const drain = async (key: string, first: Waiting) => {
    for (let group = [first]; group.length > 0; group = waiting.get(key)?.splice(0) ?? []) {
      try {
        const { total, msLeft } = await count(key, group.length);
        for (const [index, { resolve }] of group.entries())
          resolve({ position: total - group.length + index + 1, msLeft });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    waiting.delete(key);
  };
  return (key) =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key);
      if (queue !== undefined) {
        queue.push({ resolve, reject });
        return;
      }
      waiting.set(key, []);
      void drain(key, { resolve, reject });
    });
}
