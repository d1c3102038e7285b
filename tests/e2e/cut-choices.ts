import type { Page } from '@playwright/test';

/** Returns the chosen texts that their select field cuts off, for which a browser shows no sign. That of the header is invisible. */
export async function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((select) => {
      const [chosen] = select.selectedOptions;
      if (chosen === undefined || select.offsetWidth === 0) return [];
      const alone = document.createElement('select');
      alone.className = select.className;
      alone.append(chosen.cloneNode(true));
      Object.assign(alone.style, { position: 'absolute', width: 'max-content' });
      select.after(alone);
      const needed = alone.offsetWidth;
      alone.remove();
      return needed > select.offsetWidth ? [chosen.text] : [];
    }),
  );
}
