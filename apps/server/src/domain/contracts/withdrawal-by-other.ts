import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** Tells the owner of a contract that somebody with another address has withdrawn from it. */
export const withdrawalByOther: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'The withdrawal reached us through our form, from another email address than that of your account. If you did not send it, please write to us.',
  de: 'Der Widerruf kam über unser Formular, von einer anderen E-Mail-Adresse als der deines Kontos. Wenn er nicht von dir ist, schreib uns bitte.',
};
