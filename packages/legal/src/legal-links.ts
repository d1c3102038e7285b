import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { legalDocumentNames } from '@regelwerk/contract/legal-document';
import { paths } from '@regelwerk/contract/paths';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { legalLabels } from './labels.ts';

/** The pages that every page, error page and mail links to. */
export function legalLinks(
  siteUrl: string,
  language: InterfaceLanguage,
): readonly { readonly label: string; readonly address: string }[] {
  const labels = legalLabels[language];
  return [
    ...legalDocumentNames.map((name) => ({
      label: labels[name],
      address: `${siteUrl}${publicAddress(name, language)}`,
    })),
    { label: labels.withdrawLink, address: `${siteUrl}${paths.withdraw}?lang=${language}` },
    { label: labels.cancelLink, address: `${siteUrl}${paths.cancelContract}?lang=${language}` },
  ];
}
