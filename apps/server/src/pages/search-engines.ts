import { publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { defaultLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';

/** Returns robots.txt: what search engines may crawl, and the address of the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /admin/\nDisallow: /user/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Returns the sitemap: every public page in every language, with its translations. */
export function sitemap(siteUrl: string): string {
  const urls = [...publicPageNames, ...stackPageNames].flatMap((name) => {
    const alternates = [
      ...interfaceLanguages.map((one) => [one, one] as const),
      ['x-default', defaultLanguage] as const,
    ]
      .map(
        ([tag, one]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${publicAddress(name, one)}"/>`,
      )
      .join('');
    return interfaceLanguages.map((one) => `<url><loc>${siteUrl}${publicAddress(name, one)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
