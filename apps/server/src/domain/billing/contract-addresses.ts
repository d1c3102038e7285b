import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { noticeAddress } from '@regelwerk/contract/notice-address';
import { orderNumber } from '@regelwerk/contract/order-number';
import { paths } from '@regelwerk/contract/paths';

/** The addresses at which a contract is read, withdrawn from and cancelled. */
export function contractAddresses(siteUrl: string, number: string | number, language: InterfaceLanguage) {
  const name = orderNumber(number);
  return {
    contract: `${siteUrl}${paths.order}?number=${number}`,
    withdraw: `${siteUrl}${noticeAddress('withdraw', language, name)}`,
    cancel: `${siteUrl}${noticeAddress('cancelContract', language, name)}`,
  };
}
