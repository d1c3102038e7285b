import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from './prepare-read.ts';
import { PublicPages } from './public-pages.ts';

const view = { mark: 'a', announced: ['translations'] };
const pageOf = (body: string): Page => ({ body, rows: 1, offset: 0, total: undefined });

/** A read that the test answers itself, and counts. */
function source(tables: readonly string[] = ['translations']) {
  const asked: PromiseWithResolvers<Page>[] = [];
  return {
    asked,
    prepare: () => ({
      tables: new Set(tables),
      run: () => {
        const answer = Promise.withResolvers<Page>();
        asked.push(answer);
        return answer.promise;
      },
    }),
  };
}

/** A source that answers `1`, `2` and so on. */
function counter(tables: readonly string[] = ['translations']) {
  let count = 0;
  return () => ({ tables: new Set(tables), run: async () => pageOf(String(++count)) });
}

describe('public pages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const body = async (pages: PublicPages, prepare: ReturnType<typeof counter>, key = 'key') =>
    (await pages.read(key, prepare)).body;

  test('are read each time until a change feed listens, and after it is lost', async () => {
    const pages = new PublicPages();
    const prepare = counter();
    expect([await body(pages, prepare), await body(pages, prepare)]).toEqual(['1', '2']);
    pages.begin(async () => view);
    expect([await body(pages, prepare), await body(pages, prepare)]).toEqual(['3', '3']);
    pages.end();
    expect([await body(pages, prepare), await body(pages, prepare)]).toEqual(['4', '5']);
    pages.begin(async () => view);
    expect(await body(pages, prepare)).toBe('6');
  });

  test('are kept apart by key, and dropped together', async () => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const prepare = counter();
    expect([await body(pages, prepare, 'a'), await body(pages, prepare, 'b')]).toEqual(['1', '2']);
    expect(await body(pages, prepare, 'a')).toBe('1');
    pages.drop();
    expect([await body(pages, prepare, 'b'), await body(pages, prepare, 'a')]).toEqual(['3', '4']);
  });

  test.each(['drop', 'end'] as const)('a read that began before a change is not remembered: %s', async (event) => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const { asked, prepare } = source();
    const old = pages.read('key', prepare);
    await expect.poll(() => asked.length).toBe(1);
    pages[event]();
    if (event === 'end') pages.begin(async () => view);
    const fresh = pages.read('key', prepare);
    // a later reader does not join it either
    await expect.poll(() => asked.length).toBe(2);
    asked[0]?.resolve(pageOf('old'));
    expect((await old).body).toBe('old');
    const later = pages.read('key', prepare);
    asked[1]?.resolve(pageOf('new'));
    expect([(await fresh).body, (await later).body]).toEqual(['new', 'new']);
    expect((await pages.read('key', prepare)).body).toBe('new');
  });

  test('an announcement of the same turn of the event loop is heard first', async () => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const prepare = counter();
    expect(await body(pages, prepare)).toBe('1');
    const reading = body(pages, prepare);
    pages.drop();
    expect(await reading).toBe('2');
  });

  test('readers at the same time share one read, also its failure, which is not remembered', async () => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const { asked, prepare } = source();
    const both = [pages.read('key', prepare), pages.read('key', prepare)];
    const settled = Promise.allSettled(both);
    await expect.poll(() => asked.length).toBe(1);
    await nextTurn();
    asked[0]?.reject(new Error('away'));
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toHaveLength(1);
    void pages.read('key', prepare);
    await expect.poll(() => asked.length).toBe(2);
  });

  test('of a table that announces nothing are read each time, by everybody alone', async () => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const { asked, prepare } = source(['translations', 'profiles']);
    void pages.read('key', prepare);
    void pages.read('key', prepare);
    await expect.poll(() => asked.length).toBe(2);
  });

  test('rely on a check that is at most a second old, and are dropped when it differs', async () => {
    let mark = 'a';
    let checks = 0;
    const onDoubt = vi.fn();
    const pages = new PublicPages(onDoubt);
    pages.begin(async () => {
      checks += 1;
      return { ...view, mark };
    });
    const prepare = counter();
    expect(await body(pages, prepare)).toBe('1');
    const doubts = onDoubt.mock.calls.length;
    mark = 'b';
    vi.advanceTimersByTime(1_000);
    expect([await body(pages, prepare), checks]).toEqual(['1', 1]);
    vi.advanceTimersByTime(1);
    expect([await body(pages, prepare), checks]).toEqual(['2', 2]);
    expect(onDoubt).toHaveBeenCalledTimes(doubts + 1);
    vi.advanceTimersByTime(1_001);
    expect([await body(pages, prepare), checks]).toEqual(['2', 3]);
  });

  test('are read each time while the check fails or does not answer', async () => {
    const pages = new PublicPages();
    const prepare = counter();
    pages.begin(() => Promise.reject(new Error('away')));
    expect([await body(pages, prepare), await body(pages, prepare)]).toEqual(['1', '2']);
    const late = Promise.withResolvers<typeof view>();
    pages.begin(() => late.promise);
    const waiting = body(pages, prepare);
    await nextTurn();
    await vi.advanceTimersByTimeAsync(250);
    expect(await waiting).toBe('3');
    // the next one does not wait at all
    expect(await body(pages, prepare)).toBe('4');
    vi.advanceTimersByTime(1_000);
    late.resolve(view);
    await nextTurn();
    // it says what was right when it was asked
    pages.begin(async () => view);
    expect([await body(pages, prepare), await body(pages, prepare)]).toEqual(['5', '5']);
  });

  test('are never older than ten seconds', async () => {
    const pages = new PublicPages();
    pages.begin(async () => view);
    const prepare = counter();
    expect(await body(pages, prepare)).toBe('1');
    vi.advanceTimersByTime(10_000);
    expect(await body(pages, prepare)).toBe('1');
    vi.advanceTimersByTime(1);
    expect(await body(pages, prepare)).toBe('2');
  });

  test('take a bounded number of bytes', async () => {
    const pages = new PublicPages(undefined, 20_000);
    pages.begin(async () => view);
    const prepare = () => ({ tables: new Set(['translations']), run: async () => pageOf('x'.repeat(3_000)) });
    const first = await pages.read('a', prepare);
    expect(await pages.read('a', prepare)).toBe(first);
    await pages.read('b', prepare);
    expect(await pages.read('a', prepare)).not.toBe(first);
  });
});
