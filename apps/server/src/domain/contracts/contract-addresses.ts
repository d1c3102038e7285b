import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { orderNumber } from '@regelwerk/contract/shop/order-number';

/** The addresses at which a contract is read, withdrawn from and canceled. */
export function contractAddresses(siteUrl: string, number: string | number, language: InterfaceLanguage) {
  const name = orderNumber(number);
  return {
    contract: `${siteUrl}${paths.order}?number=${number}`,
    withdraw: `${siteUrl}${noticeAddress('withdraw', language, name)}`,
    cancel: `${siteUrl}${noticeAddress('cancelContract', language, name)}`,
  };
}
