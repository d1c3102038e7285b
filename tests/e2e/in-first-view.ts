import { expect, type Locator, type Page } from '@playwright/test';

export interface FirstView {
  /** The specified parts from top to bottom; nothing stands between one and the next. */
  readonly parts: readonly Locator[];
  /** More that is in view, wherever it stands. */
  readonly also?: readonly Locator[];
}

/** The most space between two specified parts, in pixels; any other block is higher. */
const mostSpace = 80;

/** Fails unless every part is wholly in the first view and uncovered, and follows the one before. */
export async function expectFirstView(page: Page, { parts, also = [] }: FirstView): Promise<void> {
  for (const part of [...parts, ...also]) {
    await expect(part).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(part).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => part.evaluate(isUncovered), { message: `${part} is covered` }).toBe(true);
  }
  const faults = async () => {
    const boxes = await Promise.all(parts.map(async (part) => ({ part, box: await part.boundingBox() })));
    let end: number | undefined;
    return boxes.flatMap(({ part, box }) => {
      if (box === null) return [`${part} is gone`];
      const space = end === undefined ? 0 : box.y - end;
      end = Math.max(end ?? 0, box.y + box.height);
      return space > mostSpace ? [`${Math.round(space)} px before ${part}`] : [];
    });
  };
  await expect.poll(faults).toEqual([]);
}

/** Returns whether the middle of an element, and its lower edge, are what a person sees there. */
function isUncovered(element: Element): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  return [top + height / 2, top + height - 2].every((y) => {
    const shown = document.elementFromPoint(left + width / 2, y);
    return shown !== null && (element.contains(shown) || shown.contains(element));
  });
}
