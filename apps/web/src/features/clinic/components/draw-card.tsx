import { productName } from '@regelwerk/contract/shop/product-name';

const [width, height] = [1200, 630];
const colors = { paper: '#fbfaf7', ink: '#1d1c1a', accent: '#3f5bd8', rest: '#dedbd3' } as const;
const font = '"Inter Variable", Inter, sans-serif';

/** Draws a picture of a score with its parts, in this browser. Undefined where the browser cannot draw. */
export async function drawCard(
  line: string,
  parts: readonly { readonly name: string; readonly share: number }[],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const write = (text: string, x: number, y: number, size: number, weight = 400) => {
    pen.fillStyle = colors.ink;
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = colors.paper;
  pen.fillRect(0, 0, width, height);
  write(line, 80, 130, 46, 600);
  parts.forEach(({ name, share }, index) => {
    const y = 200 + index * 50;
    write(name, 80, y + 22, 26);
    pen.fillStyle = colors.rest;
    pen.fillRect(440, y, 680, 24);
    pen.fillStyle = colors.accent;
    pen.fillRect(440, y, 680 * share, 24);
  });
  write(productName, 80, 590, 26, 600);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture === null ? undefined : new Uint8Array(await picture.arrayBuffer());
}
