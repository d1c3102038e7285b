import { redirects } from '@regelwerk/contract/shared/redirects';
import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

/** Short addresses that redirect to a page and keep their query and fragment. */
export const redirectRoutes = Object.entries(redirects).map(([path, target]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${target}${location.searchStr}${location.hash && `#${location.hash}`}`, replace: true });
    },
  }),
);
