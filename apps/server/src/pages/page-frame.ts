import { languageName } from '@regelwerk/contract/language-name';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { productName } from '@regelwerk/contract/product-name';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { legalLinks } from '@regelwerk/legal/legal-links';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

const legal: Readonly<Record<InterfaceLanguage, string>> = { en: 'Legal', de: 'Rechtliches' };

const plain = 'inline-block py-1 underline-offset-4 hover:underline';
const outlined =
  'inline-flex min-h-10 items-center rounded-control border border-line-strong px-3 py-1 text-ink hover:bg-sunken';

/** The legal links of every page, also without JavaScript. */
export function legalFooter(language: InterfaceLanguage): Html {
  return html`<footer class="mt-16 border-t border-line print:hidden"><nav aria-label="${legal[language]}" class="mx-auto max-w-6xl px-4 py-6 text-sm text-muted"><ul class="flex flex-wrap items-center gap-x-6 gap-y-2">
${legalLinks('', language).map(({ label, address, isOutlined }) => html`<li><a class="${isOutlined ? outlined : plain}" href="${address}">${label}</a></li>`)}
</ul></nav></footer>`;
}

/**
 * Returns a function that renders whole pages without JavaScript in the look of the built app. `path` is the page's
 * path in other languages.
 */
export function pageFrame(builtPage: string) {
  const styles = builtPage.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return (page: { language: InterfaceLanguage; path: string; title: string; body: unknown }) => {
    const { language, path, title, body } = page;
    const others = interfaceLanguages.filter((one) => one !== language);
    return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${productName}</title><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script src="/before-paint.js"></script>
${raw(styles.join('\n'))}</head>
<body class="flex min-h-dvh flex-col"><header class="border-b border-line print:hidden"><div class="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2">
<a class="flex min-h-10 items-center gap-2 font-semibold tracking-tight" href="${publicAddress('home', language)}"><img src="/favicon.svg" alt="" width="24" height="24">${productName}</a>
${others.map((one) => html`<a class="min-h-10 px-2 py-2 text-sm font-medium underline underline-offset-4" href="${path}?lang=${one}" hreflang="${one}" lang="${one}">${languageName(one)}</a>`)}
</div></header><main class="flex-1">${body}</main>${legalFooter(language)}</body></html>`;
  };
}
