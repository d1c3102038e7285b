import { html, raw } from 'hono/html';
import { type PageLanguage, pageWords } from './words.ts';

const styles = raw(`<style>
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6472;--ground:#f3f5f9;--card:#fff;--line:#c9d0da;--accent:#3f4bd8;--on:#fff;--bad:#b3261e;--note:#fff3cd;--noteink:#5c4400}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf3;--soft:#aab3c0;--ground:#12161d;--card:#1b212b;--line:#3b4553;--accent:#aab2ff;--on:#12161d;--bad:#ffb4ab;--note:#3d3310;--noteink:#ffe9a6}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
.note{background:var(--note);color:var(--noteink);padding:.75rem 1rem;text-align:center}
main{max-width:34rem;margin:2rem auto;padding:0 1rem}section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.5rem;margin-bottom:1rem}
h1{font-size:1.4rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:0 0 .75rem}p{margin:.5rem 0}.soft{color:var(--soft)}.sum{font-size:1.6rem;font-weight:650}
fieldset{border:0;padding:0;margin:1rem 0}legend{font-weight:600;margin-bottom:.25rem}label{display:flex;gap:.6rem;align-items:baseline;padding:.5rem 0}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;border:1px solid var(--accent);background:var(--accent);color:var(--on);cursor:pointer;margin:.25rem .5rem .25rem 0}
button.plain{background:transparent;color:var(--accent)}a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.bad{color:var(--bad);border:1px solid var(--bad);border-radius:.5rem;padding:.5rem .75rem}ul{list-style:none;padding:0;margin:0}li{padding:.4rem 0;border-top:1px solid var(--line);display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}li:first-child{border-top:0}
</style>`);

/** Renders a page of the sandbox, with a notice that nothing on it is real. */
export function sandboxPage(language: PageLanguage, title: string, body: unknown) {
  const t = pageWords[language];
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · ${t.test}</title>${styles}</head>
<body><header class="note"><strong>${t.test}.</strong> ${t.testNote}</header><main>${body}</main></body></html>`;
}

/** Formats an amount in minor units in the language of the page. */
export function showMoney(amount: number, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats a time in Unix seconds as a date in the language of the page. */
export function showDate(seconds: number, language: PageLanguage): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(seconds * 1000);
}
