import type { Locator } from '@playwright/test';

/** A computed style of an element, by its name in JavaScript. */
export function styleOf(element: Locator, name: string): Promise<string> {
  return element.evaluate((node, key) => {
    const { getComputedStyle } = globalThis as unknown as { getComputedStyle: (of: unknown) => Record<string, string> };
    return getComputedStyle(node)[key] ?? '';
  }, name);
}
