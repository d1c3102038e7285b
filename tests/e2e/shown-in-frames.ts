import type { Locator } from '@playwright/test';

/** Changes a control and returns what it shows in each of the next frames. */
export async function shownInFrames(control: Locator, change: () => Promise<unknown>, frames = 3): Promise<string[]> {
  const shown = await control.evaluateHandle((element: HTMLSelectElement | HTMLInputElement, count) => {
    const list: string[] = [];
    const isBox = element instanceof HTMLInputElement && element.type === 'checkbox';
    const whole = new Promise<string[]>((resolve) => {
      const look = () => {
        list.push(isBox ? String(element.checked) : element.value);
        if (list.length < count) requestAnimationFrame(look);
        else resolve(list);
      };
      window.addEventListener('input', () => requestAnimationFrame(look), { once: true, capture: true });
    });
    return { whole };
  }, frames);
  await change();
  return shown.evaluate(({ whole }) => whole);
}
