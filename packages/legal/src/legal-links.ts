import { publicAddress } from '@regelwerk/contract/public-pages';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { legalLabels } from './labels.ts';

/** Returns the links that every page, error page and mail has; those to the forms for declarations are outlined. */
export function legalLinks(
  siteUrl: string,
  language: InterfaceLanguage,
): readonly { readonly label: string; readonly address: string; readonly isOutlined: boolean }[] {
  const labels = legalLabels[language];
  return [
    ...legalDocumentNames.map((name) => ({
      label: labels[name],
      address: `${siteUrl}${publicAddress(name, language)}`,
      isOutlined: false,
    })),
    {
      label: labels.withdrawLink,
      address: `${siteUrl}${noticeAddress('withdraw', language)}`,
      isOutlined: true,
    },
    {
      label: labels.cancelLink,
      address: `${siteUrl}${noticeAddress('cancelContract', language)}`,
      isOutlined: true,
    },
  ];
}
