import type { ShopCurrency } from '@regelwerk/contract/admin-stripe';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/languages';
import { embeddedLegalId, legalDocumentNames } from '@regelwerk/contract/legal-document';
import { type PublicPageName, publicPageNames } from '@regelwerk/contract/public-pages';
import { legalDocument } from '@regelwerk/legal/legal-document';
import { listOffers, type PublicOffer } from '../domain/catalog/list-offers.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';
import { dataBlock } from './data-block.ts';
import { legalSections } from './legal-sections.ts';
import { readBuilt } from './read-built.ts';
import { structuredData } from './structured-data.ts';

const offersHoldMs = 60_000;

/**
 * Serves the prerendered public pages, completed with the data of the running server: its address, the operator's
 * legal texts, and the offers, which are reloaded once a minute.
 */
export function publicPages(
  webRoot: string,
  context: LegalContext,
  sellsIn: ShopCurrency | undefined,
): (name: PublicPageName, language: InterfaceLanguage) => Promise<string> {
  const { siteUrl, operator, database } = context;
  const pages = new Map<string, string>();
  for (const language of interfaceLanguages)
    for (const name of publicPageNames) {
      const page = readBuilt(webRoot, `pages/${language}/${name}.html`).replaceAll('{{site}}', siteUrl);
      const legal = legalDocumentNames.find((one) => one === name);
      pages.set(
        `${language}/${name}`,
        legal === undefined ? page : withLegalText(page, legalDocument(legal, operator, language)),
      );
    }

  let known: { readonly offers: readonly PublicOffer[]; readonly until: number } | undefined;
  const offersNow = async () => {
    const now = context.clock().getTime();
    if (sellsIn !== undefined && (known === undefined || known.until < now)) {
      // show the page even if the query fails
      const offers = await listOffers(database, sellsIn).catch(() => known?.offers ?? []);
      known = { offers, until: now + offersHoldMs };
    }
    return known?.offers ?? [];
  };

  return async (name, language) => {
    const page = pages.get(`${language}/${name}`) ?? '';
    if (name !== 'home') return page;
    const data = dataBlock('application/ld+json', structuredData(siteUrl, language, await offersNow()));
    return page.replace('</head>', () => `${data}</head>`);
  };
}

function withLegalText(page: string, document: ReturnType<typeof legalDocument>): string {
  return page
    .replace('<!--legal-->', () => String(legalSections(document)))
    .replace('</head>', () => `${dataBlock('application/json', document, embeddedLegalId)}</head>`);
}
