import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { LegalDocument } from '@regelwerk/contract/shop/legal-document';
import { html } from 'hono/html';

/** Highlights a placeholder that the operator has not filled in yet. */
function loud(text: string) {
  return text.split(/(\[\[.*?\]\])/).map((part) => (part.startsWith('[[') ? html`<mark>${part}</mark>` : part));
}

const words: Readonly<Record<InterfaceLanguage, { version: string; print: string }>> = {
  en: { version: 'Version of', print: 'checksum' },
  de: { version: 'Fassung vom', print: 'Prüfsumme' },
};

/** Renders a legal text below its heading, readable without JavaScript and on paper; the app shows it, too. */
export function legalSections({ sections, version, hash, language }: LegalDocument) {
  return html`${sections.map(
    ({ heading, paragraphs, points = [] }) => html`<section class="mt-8">
${heading === '' ? '' : html`<h2 class="text-lg font-semibold">${heading}</h2>`}
${paragraphs.map((paragraph) => html`<p class="mt-3 max-w-[72ch]">${loud(paragraph)}</p>`)}
${points.length === 0 ? '' : html`<ul class="mt-3 max-w-[72ch] list-disc pl-5">${points.map((point) => html`<li class="mt-1">${loud(point)}</li>`)}</ul>`}
</section>`,
  )}
<p class="mt-10 text-sm text-muted">${words[language].version} ${formatDay(version, language)} · ${words[language].print} ${hash.slice(0, 16)}</p>`;
}
