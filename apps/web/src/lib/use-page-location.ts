import { type ParsedLocation, useLocation, useMatch } from '@tanstack/react-router';
import { useState } from 'react';

type PageLocation = Pick<ParsedLocation, 'pathname' | 'hash'> & { readonly search: Readonly<Record<string, unknown>> };

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/**
 * Returns the address of the calling page. The router's location already names the next page while that one loads, so
 * a page that is about to close would read parameters meant for another.
 */
export function usePageLocation(): PageLocation {
  const { pathname, search } = useMatch({ strict: false, select: ({ pathname, search }) => ({ pathname, search }) });
  const location = useLocation({ select: ({ pathname, hash }) => ({ pathname, hash }) });
  const isHere = withoutSlash(location.pathname) === withoutSlash(pathname);
  const [hash, setHash] = useState(location.hash);
  if (isHere && hash !== location.hash) setHash(location.hash);
  return { pathname: withoutSlash(pathname), search, hash: isHere ? location.hash : hash };
}
