import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { retention } from './retention.ts';

const { recordYears, crossBorderYears, declarationYears, noticeYears, mailYears, logYears, debtYears } = retention;
const { giftDays, idleSessionDays, eventDays, resultDays, secretDays } = retention;

/** The retention periods in the words of the privacy notice. */
export const retentionLines: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: [
    'account, name, saved rules with their former versions and links, and billing address: until you delete the account, what belongs to a saved rule until you delete the rule,',
    `orders, invoices and credit notes: ${recordYears} years from the end of the calendar year, ${crossBorderYears} years where the tax of another member state is declared, and for as long as a plan runs or tokens of the order are unspent,`,
    `token postings: for as long as the account exists, and ${recordYears} years from the end of the calendar year after the last order,`,
    `declarations with an order or a generation: ${declarationYears} years from the end of the calendar year, with a plan from its end,`,
    `withdrawals and cancellations, once settled: ${noticeYears} years from the end of the calendar year,`,
    `the history of emails and the acknowledgements and confirmations of orders: ${mailYears} years from the end of the calendar year,`,
    `the log of administrators’ actions: ${logYears} years from the end of the calendar year,`,
    `generated rules that you have not saved: ${resultDays} days,`,
    `unused sessions: ${idleSessionDays} days,`,
    `messages of the payment service: ${eventDays} days,`,
    `lapsed links to reset a password or confirm an address, monthly emails that were ordered and not confirmed, and lapsed access tokens: ${secretDays} days,`,
    `the checksum of a deleted account's mailbox: ${giftDays} days, with tokens owed ${debtYears} years from the end of the calendar year.`,
  ],
  de: [
    'Konto, Name, gespeicherte Regeln mit früheren Fassungen und Links sowie Rechnungsanschrift: bis Sie das Konto löschen, was zu einer gespeicherten Regel gehört, bis Sie die Regel löschen,',
    `Bestellungen, Rechnungen und Rechnungskorrekturen: ${recordYears} Jahre ab Ende des Kalenderjahres, ${crossBorderYears} Jahre, wenn die Steuer eines anderen Mitgliedstaats erklärt wird, und solange ein Tarif läuft oder Tokens der Bestellung nicht eingesetzt sind,`,
    `Token-Buchungen: solange das Konto besteht, danach ${recordYears} Jahre ab Ende des Kalenderjahres der letzten Bestellung,`,
    `Erklärungen bei Bestellungen und Erzeugungen: ${declarationYears} Jahre ab Ende des Kalenderjahres, bei einem Tarif ab seinem Ende,`,
    `Widerrufe und Kündigungen, sobald sie erledigt sind: ${noticeYears} Jahre ab Ende des Kalenderjahres,`,
    `Verlauf der E-Mails sowie Eingangs- und Auftragsbestätigungen von Bestellungen: ${mailYears} Jahre ab Ende des Kalenderjahres,`,
    `Protokoll der Handlungen von Administratoren: ${logYears} Jahre ab Ende des Kalenderjahres,`,
    `erzeugte Regeln, die Sie nicht gespeichert haben: ${resultDays} Tage,`,
    `ungenutzte Sitzungen: ${idleSessionDays} Tage,`,
    `Meldungen des Zahlungsdienstes: ${eventDays} Tage,`,
    `abgelaufene Links zum Zurücksetzen des Passworts oder Bestätigen der Adresse, bestellte und nicht bestätigte monatliche E-Mails und abgelaufene Zugriffstokens: ${secretDays} Tage,`,
    `Prüfsumme des Postfachs eines gelöschten Kontos: ${giftDays} Tage, mit offenen Tokens ${debtYears} Jahre ab Ende des Kalenderjahres.`,
  ],
};
