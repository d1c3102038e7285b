import type { InterfaceLanguage } from '../shared/languages.ts';
import { paths } from '../shared/paths.ts';

/** The page on which a contract is withdrawn from or canceled; with a number such as `RW-1001` the form names it already. */
export function noticeAddress(
  page: 'withdraw' | 'cancelContract',
  language: InterfaceLanguage,
  orderNumber?: string,
): string {
  const contract = orderNumber === undefined ? '' : `&contract=${encodeURIComponent(orderNumber)}`;
  return `${paths[page]}?lang=${language}${contract}`;
}
