import { FunctionError } from './function-error.ts';

/** Returns the address of a page elsewhere that an answer names; fails if it names none that a browser may open. */
export function requiredPage({ url }: { readonly url?: unknown }): string {
  if (typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new FunctionError('', 'no_page');
}
