import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { paths } from '@regelwerk/contract/paths';
import type { PublicConfig } from '@regelwerk/contract/public-config';
import { redirects } from '@regelwerk/contract/redirects';
import { Hono } from 'hono';
import type { ServerEnv } from '../http/bindings.ts';

const oneYear = 'public, max-age=31536000, immutable';

/**
 * The built web app and its public settings. Files with a hash in their name are kept for ever, the page itself is
 * asked for anew each time. An unknown page gets the app, which says so, with status 404.
 */
export function pageRoutes(webRoot: string, config: PublicConfig): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const page = join(webRoot, 'index.html');
  if (!existsSync(page)) throw new Error(`The web app is not built: ${page} is missing. Run "npm run build" first.`);
  const html = readFileSync(page, 'utf8');
  const known = new Set<string>([...Object.values(paths), ...Object.keys(redirects)]);
  const files = serveStatic<ServerEnv>({
    root: webRoot,
    precompressed: true,
    onFound: (path, c) => c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? oneYear : 'no-cache'),
  });

  routes.get('/config.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(config);
  });
  routes.get('/index.html', (c) => c.redirect('/', 308));
  routes.get('*', async (c, next) => {
    if (c.req.path === '/') return next();
    return files(c, next);
  });
  routes.get('*', (c) => {
    c.header('cache-control', 'no-cache');
    return c.html(html, known.has(c.req.path) ? 200 : 404);
  });
  return routes;
}
