import { publicAddress } from '@regelwerk/contract/public-pages';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
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
 * path in other languages. On a page with the form `notice`, the other language is a button, which sends the form with its step
 * `turn` and everything that was entered; the Enter key goes on to send the step `enter`.
 */
export function pageFrame(builtPage: string) {
  const styles = builtPage.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return (page: {
    language: InterfaceLanguage;
    path: string;
    title: string;
    body: unknown;
    notice?: { readonly turn: string; readonly enter: string };
  }) => {
    const { language, path, title, body, notice } = page;
    const look = 'min-h-10 px-2 py-2 text-sm font-medium underline underline-offset-4';
    const turn = (one: InterfaceLanguage) =>
      notice === undefined
        ? html`<a class="${look}" href="${path}?lang=${one}" hreflang="${one}" lang="${one}">${languageName(one)}</a>`
        : html`<button class="${look} cursor-pointer" form="notice" formaction="${path}?lang=${one}" formnovalidate name="step" value="${notice.turn}" lang="${one}">${languageName(one)}</button>`;
    const others = interfaceLanguages.filter((one) => one !== language);
    return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${productName}</title><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script src="/before-paint.js"></script>
${raw(styles.join('\n'))}</head>
<body class="flex min-h-dvh flex-col"><header class="border-b border-line print:hidden"><div class="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2">
<a class="flex min-h-10 items-center gap-2 font-semibold tracking-tight" href="${publicAddress('home', language)}"><img src="/favicon.svg" alt="" width="24" height="24">${productName}</a>
${notice === undefined ? '' : html`<button class="absolute -left-[10000px]" form="notice" name="step" value="${notice.enter}" tabindex="-1" aria-hidden="true"></button>`}${others.map(turn)}
</div></header><main class="flex-1">${body}</main>${legalFooter(language)}</body></html>`;
  };
}
