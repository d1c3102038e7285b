import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { findBrowser } from './testing/find-browser.ts';

// Draws the bitmap images: run `node tools/draw-images.ts` after changing the mark or the texts.
const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'apps/web/public');
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');
const styles = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
*{box-sizing:border-box;margin:0}body{font-family:Inter;overflow:hidden}svg{display:block;width:100%;height:100%}`;

const words = {
  en: { line: 'Five answers. One rule for your model.', never: 'Never:', must: 'Must:' },
  de: { line: 'Fünf Antworten. Eine Regel für dein Modell.', never: 'Nie:', must: 'Muss:' },
} as const satisfies Record<InterfaceLanguage, unknown>;

const bar = (width: number) => `<i style="width:${width}px"></i>`;
const preview = ({ line, never, must }: (typeof words)[keyof typeof words]) => `<style>
main{width:1200px;height:630px;padding:72px;background:#fafaf8;color:#1d2328;display:grid;grid-template-columns:1fr 400px;gap:64px;align-items:center}
header{display:flex;gap:20px;align-items:center;font-size:40px;font-weight:600;letter-spacing:-1px}header span{width:64px;height:64px}
h1{margin-top:48px;font-size:60px;line-height:1.12;font-weight:650;letter-spacing:-2px}
figure{border:2px solid #dcdcd8;border-radius:20px;background:#fff;padding:36px;display:grid;gap:26px;font-size:26px}
b{font-weight:650}i{display:inline-block;height:16px;border-radius:8px;background:#e3e3df;margin:0 0 0 10px}p>i:only-child{margin:0}
.accent{color:#0f5f66}.way{border-left:5px solid #0f5f66;padding-left:18px;display:grid;gap:14px}.way i{margin:0}
</style><main><div><header><span>${mark}</span>Regelwerk</header><h1>${line}</h1></div>
<figure><b class="accent">##${bar(150)}</b><p><b>${never}</b>${bar(170)}</p><p class="way">${bar(270)}${bar(200)}</p><p><b>${must}</b>${bar(190)}</p><p>${bar(300)}</p></figure></main>`;
/** On its own background, because systems crop icons to their own shapes. */
const tile = (size: number, inset: number) =>
  `<div style="width:${size}px;height:${size}px;padding:${inset}px;background:#0f5f66">${mark}</div>`;

const images = [
  ...Object.entries(words).map(([language, text]) => [`preview-${language}.png`, 1200, 630, preview(text)] as const),
  ['apple-touch-icon.png', 180, 180, tile(180, 10)] as const,
  ['icon-192.png', 192, 192, tile(192, 20)] as const,
  ['icon-512.png', 512, 512, tile(512, 54)] as const,
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const [file, width, height, body] of images) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>${styles}</style>${body}`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(publicFolder, file) });
  await page.close();
}
await browser.close();
