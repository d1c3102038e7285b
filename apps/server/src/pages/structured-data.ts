import { publicAddress } from '@regelwerk/contract/public-pages';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { PublicOffer } from '../domain/catalog/offers.ts';

const mostOffers = 50;

/** UN/CEFACT codes, as schema.org requires. */
const unitCodes = { day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;

/** Returns structured data for search engines: all offers. */
export function structuredData(siteUrl: string, language: InterfaceLanguage, offers: readonly PublicOffer[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: productName,
    url: `${siteUrl}${publicAddress('home', language)}`,
    image: `${siteUrl}/preview-${language}.png`,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    inLanguage: language,
    offers: offers.slice(0, mostOffers).map(({ name, amount, currency, interval, intervalCount }) => {
      const price = { price: (amount / 100).toFixed(2), priceCurrency: currency.toUpperCase() };
      return {
        '@type': 'Offer',
        name,
        ...price,
        url: `${siteUrl}${interval === null ? paths.purchaseTokens : paths.billing}`,
        availability: 'https://schema.org/InStock',
        ...(interval === null
          ? {}
          : {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                ...price,
                referenceQuantity: {
                  '@type': 'QuantitativeValue',
                  value: intervalCount ?? 1,
                  unitCode: unitCodes[interval],
                },
              },
            }),
      };
    }),
  };
}
