import { productName } from '@regelwerk/contract/product-name';

/** What the browser's tab, its history and search engines call a page. */
export function pageTitle(name: string): string {
  return `${name} · ${productName}`;
}
