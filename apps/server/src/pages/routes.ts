import { serveStatic } from '@hono/node-server/serve-static';
import type { PublicConfig } from '@regelwerk/contract/public-config';
import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { isRuleAddress } from '@regelwerk/contract/rules/rule-address';
import { ruleDocumentSchema } from '@regelwerk/contract/rules/rule-schema';
import { isShareAddress } from '@regelwerk/contract/rules/share-address';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { redirects } from '@regelwerk/contract/shared/redirects';
import type { ShopCurrency } from '@regelwerk/contract/shared/shop-currency';
import { Hono } from 'hono';
import { z } from 'zod';
import type { LegalContext } from '../domain/legal/legal-context.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { currentOffers } from './current-offers.ts';
import { noticeRoutes } from './notice-routes.ts';
import { legalFooter } from './page-frame.ts';
import { pageLanguage } from './page-language.ts';
import { publicPages } from './public-pages.ts';
import { readBuilt } from './read-built.ts';
import { ruleMailRoutes } from './rule-mail-routes.ts';
import { robotsText, sitemap } from './search-engines.ts';

const root = '<div id="root"></div>';

interface PageDeps {
  readonly legal: LegalContext;
  readonly useLimit: UseLimit;
  readonly sendsMail: boolean;
  /** The currency of the prices on the landing page; absent if nothing is sold. */
  readonly sellsIn: ShopCurrency | undefined;
  readonly addressOf: (c: ServerContext) => string;
}

const ruleJsonSchema = z.toJSONSchema(ruleDocumentSchema);
const oneYear = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app and its public settings. Files with a hash in their name are cached forever, the page
 * itself is revalidated. An unknown path gets the app, which shows "not found", with status 404.
 */
export function pageRoutes(
  webRoot: string,
  configFor: (c: ServerContext) => PublicConfig,
  legal: PageDeps,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const html = readBuilt(webRoot, 'index.html');
  const fill = fillPage(html);
  const publicPage = publicPages(webRoot, legal.legal, currentOffers(legal.legal, legal.sellsIn));
  const { siteUrl } = legal.legal;
  const known = new Set<string>([...Object.values(paths), ...Object.keys(redirects)]);
  const isKnown = (path: string) => known.has(path) || isRuleAddress(path) || isShareAddress(path);
  const files = serveStatic<ServerEnv>({
    root: webRoot,
    precompressed: true,
    onFound: (path, c) => c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? oneYear : 'no-cache'),
  });

  routes.get('/config.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(configFor(c));
  });
  // the JSON Schema of rules, for tools
  routes.get('/schemas/rule-1.json', (c) => c.json(ruleJsonSchema));
  routes.get('/robots.txt', (c) => c.text(robotsText(siteUrl)));
  routes.get('/sitemap.xml', (c) =>
    c.body(sitemap(siteUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  );
  routes.get('/index.html', (c) => c.redirect('/', 308));
  routes.get('*', async (c, next) => {
    // the prerendered pages are served below, at their public addresses
    if (c.req.path === '/' || c.req.path.startsWith('/pages/')) return next();
    return files(c, next);
  });
  routes.route('/', noticeRoutes(legal, html));
  routes.route('/', ruleMailRoutes(legal.legal, html));
  routes.get('*', async (c) => {
    c.header('cache-control', 'no-cache');
    // who has the link reads it, and search engines are to have none
    if (isShareAddress(c.req.path)) c.header('x-robots-tag', 'noindex, nofollow');
    const page = publicPageAt(c.req.path);
    if (page === undefined) return c.html(fill(pageLanguage(c)), isKnown(c.req.path) ? 200 : 404);
    // links in older mails carry the language in the query
    const language = interfaceLanguages.find((one) => one === c.req.query('lang')) ?? page.language;
    const address = publicAddress(page.name, language);
    if (address !== c.req.path) {
      const { searchParams } = new URL(c.req.url);
      searchParams.delete('lang');
      return c.redirect(searchParams.size === 0 ? address : `${address}?${searchParams}`, 302);
    }
    const html = await publicPage(page.name, language);
    return html === undefined ? c.html(fill(language), 404) : c.html(html);
  });
  return routes;
}

/** Returns the built page for client-rendered routes, with the legal links for browsers without scripts. */
function fillPage(builtPage: string): (language: InterfaceLanguage) => string {
  if (!builtPage.includes(root)) throw new Error('The built page has no place for its content.');
  return (language) => builtPage.replace(root, () => `${root}<noscript>${legalFooter(language)}</noscript>`);
}
