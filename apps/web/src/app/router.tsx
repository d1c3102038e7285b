import { paths } from '@regelwerk/contract/paths';
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const home = createRoute({ getParentRoute: () => root, path: paths.home, component: HomePage });

export const router = createRouter({
  routeTree: root.addChildren([home]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
