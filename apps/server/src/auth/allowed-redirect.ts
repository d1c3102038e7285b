import { paths } from '@regelwerk/contract/shared/paths';

/** Returns the requested target of a link if it is on this site, else the site's own page. */
export function allowedRedirect(siteUrl: string, asked: string | undefined): string {
  const fallback = `${siteUrl}${paths.home}`;
  if (asked === undefined || !URL.canParse(asked) || /[\\\s\p{C}]/u.test(asked)) return fallback;
  const address = new URL(asked);
  const isOwn = address.origin === new URL(siteUrl).origin && address.username === '' && address.password === '';
  return isOwn ? address.href : fallback;
}
