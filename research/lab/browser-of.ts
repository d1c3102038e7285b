import { findBrowser } from '../../tools/testing/find-browser.ts';

/** Names the first installed browser for an environment; Playwright otherwise looks for one of its own. */
export function browserOf(): { CHROMIUM_PATH?: string } {
  try {
    return { CHROMIUM_PATH: findBrowser() };
  } catch {
    return {};
  }
}
