import { productName } from '@regelwerk/contract/product-name';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history; without a name it is the product itself. */
export function usePageTitle(name?: string): void {
  useEffect(() => {
    document.title = name === undefined ? productName : `${name} · ${productName}`;
  }, [name]);
}
