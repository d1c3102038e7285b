import { defineCopy } from '../../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'shop.title': 'Billing Administration',
    'shop.lead': 'Products, customers and balances of the shop.',
    'shop.tabs': 'Billing Administration',
    'shop.tab.products': 'Products',
    'shop.tab.prices': 'Prices',
    'shop.tab.discounts': 'Discounts',
    'shop.tab.subscriptions': 'Subscriptions',
    'shop.tab.customers': 'Customers',
    'shop.tab.tokens': 'Token Management',
  },
  de: {
    'shop.title': 'Shop-Verwaltung',
    'shop.lead': 'Produkte, Kunden und Guthaben des Shops.',
    'shop.tabs': 'Shop-Verwaltung',
    'shop.tab.products': 'Produkte',
    'shop.tab.prices': 'Preise',
    'shop.tab.discounts': 'Rabatte',
    'shop.tab.subscriptions': 'Tarife',
    'shop.tab.customers': 'Kunden',
    'shop.tab.tokens': 'Token-Verwaltung',
  },
});
