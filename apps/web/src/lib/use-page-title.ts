import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Sets the title of the page in the browser's tab and history. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name);
  }, [name]);
}
