import type { ContractRow } from '@regelwerk/contract/shop/contracts';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { legalLabels } from '@regelwerk/legal/labels';
import { useLanguage } from '../../../i18n/use-language.ts';
import { buttonLook } from '../../../ui/button.tsx';

/** Links to withdraw from or cancel a contract, labeled as the law demands; the server renders the pages. */
export function ContractWays({ row }: { row: ContractRow }) {
  const [language] = useLanguage();
  const number = orderNumber(row.number);
  const { withdrawLink, cancelLink } = legalLabels[language];
  return (
    <>
      {row.withdrawableUntil !== null && (
        <a
          className={buttonLook('secondary')}
          href={noticeAddress('withdraw', language, number)}
          aria-label={`${withdrawLink}: ${number}`}
        >
          {withdrawLink}
        </a>
      )}
      {row.isRunning && (
        <a
          className={buttonLook('secondary')}
          href={noticeAddress('cancelContract', language, number)}
          aria-label={`${cancelLink}: ${number}`}
        >
          {cancelLink}
        </a>
      )}
    </>
  );
}
