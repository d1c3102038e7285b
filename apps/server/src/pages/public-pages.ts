import { type PublicPageName, publicPageNames } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalDocument } from '@regelwerk/legal/legal-document';
import { raw } from 'hono/html';
import type { PublicOffer } from '../domain/catalog/offers.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';
import { legalSections } from './legal-sections.ts';
import { readBuilt } from './read-built.ts';
import { withRulePrice } from './rule-price.ts';
import { structuredData } from './structured-data.ts';

const rendered: ReadonlySet<string> = new Set([...publicPageNames, ...stackPageNames]);

/**
 * Serves the prerendered public pages, completed with the data of the running server: its address, the operator's
 * legal texts, the year and what is for sale. Each page is read at its first request. Returns undefined for a page that
 * was not rendered.
 */
export function publicPages(
  webRoot: string,
  { siteUrl, operator, clock }: LegalContext,
  offersNow: () => Promise<readonly PublicOffer[]>,
): (name: PublicPageName | StackPageName, language: InterfaceLanguage) => Promise<string | undefined> {
  const complete = (name: PublicPageName | StackPageName, language: InterfaceLanguage) => {
    const page = readBuilt(webRoot, `pages/${language}/${name}.html`).replaceAll('{{site}}', siteUrl);
    const legal = legalDocumentNames.find((one) => one === name);
    return legal === undefined ? page : withLegalText(page, legalDocument(legal, operator, language));
  };
  const pages = new Map<string, string>();

  return async (name, language) => {
    if (!rendered.has(name)) return undefined;
    const key = `${language}/${name}`;
    // reading all of them would delay the start
    const built = pages.get(key) ?? complete(name, language);
    pages.set(key, built);
    const page = built.replace('{{year}}', String(clock().getFullYear()));
    if (name !== 'home') return page;
    const offers = await offersNow();
    const data = dataBlock(structuredData(siteUrl, language, offers));
    return withRulePrice(page, offers, operator.vatMode, language).replace('</head>', () => `${data}</head>`);
  };
}

function withLegalText(page: string, document: ReturnType<typeof legalDocument>): string {
  return page.replace('<!--legal-->', () => String(legalSections(document)));
}

/** Renders data inside a page so that browsers do not execute it and no value can close the block. */
function dataBlock(data: unknown) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return raw(`<script type="application/ld+json">${text}</script>`);
}
