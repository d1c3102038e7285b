/** Limits the sum of what is taken per key. */
export class CountedPlaces {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes places for the key; returns false, and takes none, if too few are left. */
  take(key: string, places = 1): boolean {
    const taken = (this.#taken.get(key) ?? 0) + places;
    if (taken > this.#most) return false;
    this.#taken.set(key, taken);
    return true;
  }

  giveBack(key: string, places = 1): void {
    const left = (this.#taken.get(key) ?? 0) - places;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
