import { redirects } from '@regelwerk/contract/shared/redirects';
import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

/** Short addresses that lead to a page, with their query and fragment. */
export const detours = Object.entries(redirects).map(([path, target]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${target}${location.searchStr}${location.hash && `#${location.hash}`}`, replace: true });
    },
  }),
);
