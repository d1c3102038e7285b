import germanFont from '@fontsource-variable/inter/de.woff2?url';
import englishFont from '@fontsource-variable/inter/en.woff2?url';
import { type PublicPageName, publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import {
  defaultLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  locales,
} from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
import beforePaint from '../../../public/before-paint.js?raw';
import type { RenderedPage } from './render-page.tsx';

/** The font with the characters of each language. */
const fonts: Readonly<Record<InterfaceLanguage, string>> = { en: englishFont, de: germanFont };

/** Placeholder for the public address of the site, which only the server knows. */
const site = '{{site}}';
const root = '<div id="root"></div>';
const beforePaintTag = '<script src="/before-paint.js"></script>';

/** Puts a rendered page into the built one, with the metadata for search engines and link previews. */
export function pageHtml(
  builtPage: string,
  name: PublicPageName | StackPageName,
  language: InterfaceLanguage,
  page: RenderedPage,
): string {
  const address = (one: InterfaceLanguage) => `${site}${publicAddress(name, one)}`;
  const head = [
    meta('name', 'description', page.description),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts[language]}">`,
    link('canonical', address(language)),
    ...interfaceLanguages.map((one) => link('alternate', address(one), one)),
    link('alternate', address(defaultLanguage), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...interfaceLanguages
      .filter((one) => one !== language)
      .map((one) => meta('property', 'og:locale:alternate', openGraphLocale(one))),
    meta('property', 'og:image', `${site}/preview-${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', page.imageText),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (!builtPage.includes(root)) throw new Error('The built page has no place for its content.');
  return withAppAfterLoad(builtPage)
    .replace(`<html lang="${defaultLanguage}">`, `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/\s*<meta name="robots"[^>]*>/, () => `\n    ${head.join('\n    ')}`)
    .replace(root, () => `<div id="root">${page.body}</div>`);
}

/** Returns a locale in the Open Graph format, for example `en_GB`. */
function openGraphLocale(language: InterfaceLanguage): string {
  return locales[language].replace('-', '_');
}

/** Delays the app's files until the page has loaded: the inline script `before-paint.js` then requests them. */
function withAppAfterLoad(builtPage: string): string {
  const scripts = [...builtPage.matchAll(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g)];
  const preloads = [...builtPage.matchAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
  const tags = [...scripts, ...preloads];
  if (!builtPage.includes(beforePaintTag)) throw new Error('The built page does not prepare its first paint.');
  if (scripts.length !== 1) throw new Error('The built page does not start the app by one script.');
  const files = tags.map(([, file]) => file).join(' ');
  return tags
    .reduce((page, [tag]) => page.replace(tag, ''), builtPage)
    .replace(beforePaintTag, () => `<script data-app="${files}">${beforePaint}</script>`);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, language?: string): string {
  return `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${href}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
