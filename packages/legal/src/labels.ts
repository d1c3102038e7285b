import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

type LabelName =
  | 'orderButton'
  | 'withdrawLink'
  | 'confirmWithdrawal'
  | 'cancelLink'
  | 'cancelNow'
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'withdrawal'
  | 'accessibility';

/**
 * The labels that the law prescribes, and those that lead to prescribed pages. They are code, not translations: a typing error
 * in a table could make a contract void.
 */
export const legalLabels: Readonly<Record<InterfaceLanguage, Readonly<Record<LabelName, string>>>> = {
  en: {
    orderButton: 'Order with obligation to pay',
    withdrawLink: 'Withdraw from contract here',
    confirmWithdrawal: 'Confirm withdrawal',
    cancelLink: 'Cancel contracts here',
    cancelNow: 'Cancel now',
    imprint: 'Legal Notice',
    privacy: 'Privacy Policy',
    terms: 'Terms and Conditions',
    withdrawal: 'Right of Withdrawal',
    accessibility: 'Accessibility',
  },
  de: {
    orderButton: 'Zahlungspflichtig bestellen',
    withdrawLink: 'Vertrag widerrufen',
    confirmWithdrawal: 'Widerruf bestätigen',
    cancelLink: 'Verträge hier kündigen',
    cancelNow: 'jetzt kündigen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    withdrawal: 'Widerrufsrecht',
    accessibility: 'Barrierefreiheit',
  },
};
