import type { Language } from '@regelwerk/contract/languages';
import { paths } from '@regelwerk/contract/paths';
import { legalLabels } from './labels.ts';

/** The pages that every page, error page and mail links to. */
export function legalLinks(
  siteUrl: string,
  language: Language,
): readonly { readonly label: string; readonly address: string }[] {
  const labels = legalLabels[language];
  const links = [
    [paths.imprint, labels.imprint],
    [paths.privacy, labels.privacy],
    [paths.terms, labels.terms],
    [paths.withdrawal, labels.withdrawal],
    [paths.withdraw, labels.withdrawLink],
    [paths.cancelContract, labels.cancelLink],
  ] as const;
  return links.map(([path, label]) => ({ label, address: `${siteUrl}${path}?lang=${language}` }));
}
