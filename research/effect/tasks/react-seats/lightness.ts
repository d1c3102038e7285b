import type { Locator } from '@playwright/test';
import { styleOf } from '../../style-of.ts';

/** How light a color of an element is, from 0 to 1; what is transparent counts as white paper. */
export async function lightness(element: Locator, name: string): Promise<number> {
  const color = JSON.stringify(await styleOf(element, name));
  return Number(
    await element.page().evaluate(`(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.fillStyle = 'white';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = ${color};
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return 0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
    })()`),
  );
}
