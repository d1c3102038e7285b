import type { Locator, Page } from '@playwright/test';

/** Drops a folder of the disk on a region, as the browser does for a person. */
export async function dropFolder(page: Page, region: Locator, folder: string): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  if (box === null) throw new Error('There is nothing to drop on.');
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data });
}
