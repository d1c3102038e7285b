import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Waits up to five seconds until `isTrue` holds; fails with `what` and the address of the page. */
export async function until(page: Page, isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  assert.fail(`${what} (${page.url()})`);
}
