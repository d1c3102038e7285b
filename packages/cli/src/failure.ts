import type { CopyKey, Values } from './text.ts';

/** What ends a command and is nobody's fault in this program: it says a sentence of `copy.ts` and exits with 2. */
export class Failure extends Error {
  readonly key: CopyKey;
  readonly values: Values;
  constructor(key: CopyKey, values: Values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
