import type { Page } from '@playwright/test';

/** How two pictures of the same size differ: the share of the points whose contrast to their former self is 3 to 1 or more. */
export async function changedShare(page: Page, before: Buffer, after: Buffer): Promise<number> {
  // a blank page, since the one under test may forbid pictures
  const other = await page.context().newPage();
  const pictures = [before, after].map((picture) => picture.toString('base64'));
  const share = await other.evaluate(`(async () => {
    const points = await Promise.all(${JSON.stringify(pictures)}.map(async (picture) => {
      const image = new Image();
      image.src = 'data:image/png;base64,' + picture;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    }));
    const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = (data, at) => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    let changed = 0;
    const [one, two] = points;
    if (one.length !== two.length) return 1;
    for (let at = 0; at < one.length; at += 4) {
      const [dark, bright] = [light(one, at), light(two, at)].sort((a, b) => a - b);
      if ((bright + 0.05) / (dark + 0.05) >= 3) changed += 1;
    }
    return changed / (one.length / 4);
  })()`);
  await other.close();
  return Number(share);
}
