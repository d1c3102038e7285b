import type { Browser, Locator, Page } from '@playwright/test';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Press } from './press.ts';
import { watchPresses } from './watch-presses.ts';

/** How much slower the processor of a cheap phone is than this one. */
const slowdown = 6;
/** Keeps the work that a press starts apart from the next press. */
const settleMs = { before: 50, after: 300 };

/** A phone with one page, whose presses are timed. */
export interface Phone {
  readonly page: Page;
  readonly presses: readonly Press[];
  /** Makes its processor as slow as that of a cheap phone, or lets it work at its full speed. */
  readonly slow: (isSlow: boolean) => Promise<void>;
  /** Taps the middle of a control; `arrival` is what the press leads to, where that takes long. */
  readonly tap: (name: string, target: Locator, arrival?: Locator) => Promise<void>;
  /** Presses a key where the focus is. */
  readonly key: (name: string, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a phone of 390 px for a person who has chosen this language. */
export async function openPhone(browser: Browser, baseURL: string, language: InterfaceLanguage): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: language,
  });
  await context.addInitScript(watchPresses.watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const presses: Press[] = [];
  const press = async (name: string, act: () => Promise<unknown>, arrival?: Locator) => {
    await page.waitForTimeout(settleMs.before);
    await page.evaluate(watchPresses.forget);
    await act();
    await arrival?.waitFor();
    await page.waitForTimeout(settleMs.after);
    presses.push({ name, ...(await page.evaluate<Omit<Press, 'name'>>(watchPresses.read)) });
  };
  return {
    page,
    presses,
    slow: async (isSlow) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
    },
    // not locator.tap(), whose checks run inside the slow page while the press is timed
    tap: async (name, target, arrival) => {
      const { x, y } = await middleOf(target);
      await press(name, () => page.touchscreen.tap(x, y), arrival);
    },
    key: (name, key) => press(name, () => page.keyboard.press(key)),
    close: () => context.close(),
  };
}

/** Scrolls a control into view and returns where a finger hits it. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  // a trial tap would make the timed one the second of a series
  await target.hover({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`not on the page: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
