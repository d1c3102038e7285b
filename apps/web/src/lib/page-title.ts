import { productName } from '@regelwerk/contract/shop/product-name';

/** Returns the title of a page for the browser's tab, history and search engines. */
export function pageTitle(name: string): string {
  return `${name} · ${productName}`;
}
