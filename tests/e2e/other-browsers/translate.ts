import { expect, type Page } from '@playwright/test';

/**
 * Does to every page what the page translation of Chrome, Edge and Safari does: replaces each text node, later ones too, by
 * nested font elements. A translated text stands in ‹ ›.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, textarea, option, noscript, font, svg, [translate=no]';
    const translateAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.data.trim() !== '' && text.parentElement?.closest(left) === null) found.push(text);
      }
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `‹${text.data}›`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    let timer: number | undefined;
    document.addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(translateAll, 20);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** Fails unless the page is translated and alive: its title, and nothing left or shown twice of what was there before. */
export async function expectTranslated(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading }).first();
  await expect(title).toBeVisible();
  await expect(title).toHaveText(/^‹.*›$/);
}
