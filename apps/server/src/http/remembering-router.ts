import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

const mostPaths = 500;

/**
 * Finds the handlers of a call, and remembers them for its method and path: busy clients call few paths, and each search
 * walks the tree and sorts what it finds. Hono's fastest router refuses paths such as `/:table` beside `/rpc/:name`.
 */
export class RememberingRouter<Handler> implements Router<Handler> {
  readonly name = 'RememberingRouter';
  readonly #searched = new TrieRouter<Handler>();
  readonly #found = new Map<string, Result<Handler>>();

  add(method: string, path: string, handler: Handler): void {
    this.#searched.add(method, path, handler);
    this.#found.clear();
  }

  match(method: string, path: string): Result<Handler> {
    const key = `${method} ${path}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#searched.match(method, path);
    // strangers can invent any number of paths
    if (this.#found.size >= mostPaths) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }
}
